import { useMemo } from 'react'
import * as logistics from '@/api/commerce/logistics'
import { useViewer } from '@/business/viewer'
import { logisticsCompany, type LogisticsCompany } from '@/entities/commerce/logisticsCompany'
import { is, isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Toggle } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { named, plain } from '@/kit/show/format'
import { CellLink, Copyable, Mark } from '@/kit/show/kinds'
import { OutLink } from '@/kit/show/OutLink'
import { Blank } from '@/kit/show/Blank'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'

const FORM = '/config-management-shop/addnewLogistics'
const SORT = { field: logisticsCompany.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(logisticsCompany.logisticsName),
  containsFilter(logisticsCompany.logisticsCode),
  logisticsCompany.status,
]
const nameOf = (row: LogisticsCompany) => plain(row.logisticsName) || plain(row.logisticsCode) || row.id
const isOn = (row: LogisticsCompany) => is(row.status, enableStatus.enabled)

/** Switch that enables a carrier. The default carrier cannot be disabled. */
const CarrierSwitch = ({ row }: { row: LogisticsCompany }) => {
  const t = useT()
  return (
    <Toggle
      after
      on={isOn(row)}
      name={named(t(logisticsCompany.status.label), nameOf(row))}
      can="logistics.update"
      ask={(on) =>
        on
          ? undefined
          : {
              title: t('supply.carrierOffAsk', { name: nameOf(row) }),
              effect: t('supply.carrierOffEffect'),
              okText: t('kit.disable'),
              danger: true,
            }
      }
      change={(on) => logistics.update({ id: row.id, status: on ? enableStatus.enabled : enableStatus.disabled })}
      done={(on) => t(on ? 'supply.carrierOn' : 'supply.carrierOff')}
    />
  )
}

const columnsOf = (t: Translate, hq: boolean): ColumnOf<LogisticsCompany>[] => [
  {
    field: logisticsCompany.logisticsName,
    width: 180,
    cell: (row) => {
      const name = (
        <CellLink to={to(FORM, { id: row.id })}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      )
      if (!isYes(row.defaultFlag)) return name
      return <TwoValues upper={name} below={<Mark tone="success">{t(logisticsCompany.defaultFlag.label)}</Mark>} />
    },
  },
  hq
    ? { field: logisticsCompany.status, width: 96, cell: (row) => <CarrierSwitch row={row} /> }
    : logisticsCompany.status,
  {
    field: logisticsCompany.logisticsCode,
    width: 170,
    cell: (row) => (plain(row.logisticsCode) ? <Copyable text={plain(row.logisticsCode)} /> : <Blank />),
  },
  logisticsCompany.useCount,
  logisticsCompany.sort,
  logisticsCompany.logo,
  logisticsCompany.phone,
  {
    field: logisticsCompany.website,
    width: 200,
    cell: (row) => (plain(row.website) ? <OutLink href={plain(row.website)}>{plain(row.website)}</OutLink> : <Blank />),
  },
  logisticsCompany.numberRule,
  logisticsCompany.updateTime,
]

export default function CarrierList() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const columns = useMemo(() => columnsOf(t, hq), [t, hq])
  return (
    <ListScreen
      load={logistics.list}
      instead={refusal}
      rowKey={logisticsCompany.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      create={{ label: 'supply.newCarrier', can: 'logistics.create', hide: !hq, run: () => go(to(FORM)) }}
      actions={(row) => [
        { label: 'kit.edit', can: 'logistics.update', next: true, hide: !hq, run: () => go(to(FORM, { id: row.id })) },
        {
          label: 'supply.makeDefault',
          can: 'logistics.update',
          hide: !hq || !isOn(row) || isYes(row.defaultFlag),
          run: () => logistics.update({ id: row.id, defaultFlag: 1 }),
          done: t('supply.isDefault', { name: nameOf(row) }),
        },
        {
          label: 'kit.delete',
          can: 'logistics.remove',
          danger: true,
          hide: !hq || !is(row.status, enableStatus.disabled) || Boolean(numberIn(row.useCount)),
          ask: { title: t('supply.deleteAsk', { name: nameOf(row) }), effect: t('supply.deleteEffect') },
          run: () => logistics.remove({ id: row.id }),
          done: t('supply.deleted'),
        },
      ]}
    />
  )
}
