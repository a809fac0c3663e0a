import './freights.css'
import { useMemo } from 'react'
import * as logistics from '@/api/commerce/logistics'
import { useViewer } from '@/business/viewer'
import { chargeType, type Freight, freight } from '@/entities/commerce/freight'
import { addressType } from '@/entities/commerce/shopAddress'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { callFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, yesNoFilter } from '@/kit/list/filters'
import { useOpened } from '@/kit/page/opened'
import { refusal } from '@/kit/record/NoRecord'
import { Blank } from '@/kit/show/Blank'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { TwoValues } from '@/kit/show/TwoValues'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Language, type Translate, useLanguage, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { addressesFor } from '../parts/AddressSelect'
import { supplierFilter } from '../parts/SupplierSelect'
import { templateText } from '../parts/freightWords'
import { FreightForm } from './parts/FreightForm'
import { initialOf, inputOf } from './freightValues'

const MAX_LENGTH = 20

/**
 * Returns the actions on a template. A copy has no goods and is not the default. The default and templates in use
 * cannot be deleted.
 */
const useFreightActions = (edit: (id: string) => void) => {
  const t = useT()
  const copyName = (name: string) => {
    const room = MAX_LENGTH - [...t('freight.copyName', { name: '' })].length
    return t('freight.copyName', { name: [...name].slice(0, room).join('') })
  }
  const copy = async (id: string) => {
    const row = await logistics.getFreight({ id })
    await logistics.createFreight({ ...inputOf(initialOf(row)), freightName: copyName(row.freightName) })
  }
  return (row: Freight): readonly Action[] => {
    const name = row.freightName || row.id
    return [
      { label: 'kit.edit', can: 'logistics.updateFreight', next: true, run: () => edit(row.id) },
      { label: 'freight.copy', can: 'logistics.createFreight', run: () => copy(row.id), done: t('freight.copied') },
      {
        label: 'freight.makeDefault',
        can: 'logistics.updateFreight',
        hide: isYes(row.defaultFlag),
        ask: is(row.chargeType, chargeType.free)
          ? { title: t('freight.freeDefault', { name }), effect: t('freight.freeDefaultEffect') }
          : undefined,
        run: () => logistics.updateFreight({ id: row.id, defaultFlag: 1 }),
        done: t('freight.defaultSet'),
      },
      {
        label: 'kit.delete',
        can: 'logistics.removeFreight',
        danger: true,
        hide: isYes(row.defaultFlag) || (numberIn(row.goodsCount) ?? 0) > 0,
        ask: { title: t('freight.deleteAsk', { name }), effect: t('freight.deleteEffect') },
        run: () => logistics.removeFreight({ id: row.id }),
        done: t('freight.deleted'),
      },
    ]
  }
}

const GOODS = '/shop-management-shop/shop-management'
const SORT = { field: freight.updateTime.key, order: 'desc' } as const
const nameOf = ({ freightName, id }: Freight) => plain(freightName) || id
const FILTERS = [
  freight.freightName,
  choicesFilter(freight.chargeType),
  supplierFilter,
  callFilter(
    { key: 'addressId', label: freight.addressName.label },
    {
      of: addressesFor([addressType.send, addressType.both]),
      choice: ({ id, addressName }) => ({ value: id, label: plain(addressName) || id }),
    },
  ),
  yesNoFilter(freight.defaultFlag),
]

const columnsOf = (
  t: Translate,
  language: Language,
  count: (value: unknown) => string,
  open: (id: string) => void,
): readonly ColumnOf<Freight>[] => [
  {
    field: freight.freightName,
    width: 230,
    cell: (row) => {
      const name = (
        <CellLink onClick={() => open(row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      )
      if (!isYes(row.defaultFlag)) return name
      return <TwoValues upper={name} below={<Mark tone="processing">{t('freight.default')}</Mark>} />
    },
  },
  freight.chargeType,
  {
    field: freight.rules,
    width: 340,
    cell: (row) => {
      const words = templateText({ t, language }, row)
      const more = is(row.chargeType, chargeType.free) ? 0 : row.rules.length - 1
      if (!words) return <Blank />
      return (
        <TwoValues
          upper={<span className="freight-words">{words}</span>}
          below={more > 0 ? t('freight.andMore', { count: more }) : undefined}
        />
      )
    },
  },
  freight.freeAmount,
  {
    field: freight.noSendRegions,
    width: 130,
    cell: ({ noSendRegions: regions }) =>
      regions ? (
        <span className="digits" title={regions.map(({ name }) => name).join(' / ')}>
          {count(regions.length)}
        </span>
      ) : (
        <Blank />
      ),
  },
  {
    field: freight.goodsCount,
    cell: (row) => <PermittedLink digits text={count(row.goodsCount)} path={GOODS} query={{ freightId: row.id }} />,
  },
  { field: freight.addressName, below: freight.supplierName, width: 180 },
  freight.updateBy,
  freight.updateTime,
]

export default function FreightList() {
  const t = useT()
  const language = useLanguage()
  const may = useMay()
  const { mode, id, open, close } = useOpened()
  const actionsOf = useFreightActions((one) => open('edit', one))
  const { count } = useFormats()
  const columns = useMemo(() => columnsOf(t, language, count, (one) => open('edit', one)), [t, language, count, open])
  const { hq } = useViewer()
  const readOnly = !hq || !may('logistics.updateFreight')
  return (
    <>
      <ListScreen
        load={logistics.listFreights}
        instead={refusal}
        rowKey={freight.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={hq ? actionsOf : undefined}
        create={{ label: 'freight.new', can: 'logistics.createFreight', hide: !hq, run: () => open('new') }}
        emptyText={t('freight.none')}
      />
      {mode === 'new' && hq && may('logistics.createFreight') && <FreightForm readOnly={false} onClose={close} />}
      {mode === 'edit' && id && (
        <LoadRecord
          key={id}
          of={logistics.getFreight.query({ id }, { quiet: true })}
          title={t('kit.edit')}
          onClose={close}
        >
          {(row) => <FreightForm row={row} readOnly={readOnly} onClose={close} />}
        </LoadRecord>
      )}
    </>
  )
}
