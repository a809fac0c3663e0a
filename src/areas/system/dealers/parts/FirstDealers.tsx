import { PlusOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useMemo } from 'react'
import { totalIn } from '@/api/reply'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { Actions } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DealerPanel } from './DealerPanel'
import { useDealerActions } from './useDealerActions'
import { columnsFor, DEFAULTS, filtersFor, SORT } from './dealerColumns'

const QUICK: readonly { key: string; label: TextKey; filters: Record<string, string> }[] = [
  { key: 'open', label: 'dealerStatus.open', filters: { status: String(dealerStatus.open) } },
  { key: 'suspended', label: 'dealerStatus.suspended', filters: { status: String(dealerStatus.suspended) } },
  { key: 'leaving', label: 'dealerStatus.leaving', filters: { status: String(dealerStatus.leaving) } },
  {
    key: 'cluesOff',
    label: 'dealers.cluesAreOff',
    filters: { status: String(dealerStatus.open), acceptClueFlag: '0' },
  },
]

const QuickCounts = () => {
  const t = useT()
  return (
    <Flex wrap gap={8} role="group" aria-label={t('dealers.quick')}>
      {QUICK.map((one) => (
        <Quick key={one.key} label={one.label} filters={one.filters} />
      ))}
    </Flex>
  )
}

const Quick = ({ label, filters }: { label: TextKey; filters: Record<string, string> }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const { data } = useLoad(dealers.listFirst.query({ ...filters, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const on =
    query.get('status') === (filters.status ?? null) && query.get('acceptClueFlag') === (filters.acceptClueFlag ?? null)
  return (
    <Button
      type={on ? 'primary' : 'default'}
      aria-pressed={on}
      onClick={() =>
        setQuery({ status: undefined, acceptClueFlag: undefined, page: undefined, ...(on ? {} : filters) })
      }
    >
      {t(label)} <strong className="digits">{data ? count(totalIn(data)) : ''}</strong>
    </Button>
  )
}

/** Most calls identify a dealer by its code, so rows without one have no actions. */
const NEEDS = [dealer.dealerCode]

export const FirstDealers = () => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { query } = useScreen()
  const { open } = useOpened()
  const linkTo = usePermittedLinks()
  const ofActivity = !!query.get('activityId')
  const { actionsOf, bulk } = useDealerActions(viewer, open)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open, t, ofActivity), [viewer, open, t, ofActivity])
  const create =
    viewer.head && may('companies.save')
      ? linkTo('/system-management/enterpriseManagement', { mode: 'new' })
      : undefined
  return (
    <>
      {viewer.hq && (
        <BesideTabs>
          <QuickCounts />
        </BesideTabs>
      )}
      <ListScreen
        load={(search) => (search.activityId === undefined ? dealers.listFirst : dealers.listRelatedForActivity)}
        rowKey={dealer.id}
        needs={NEEDS}
        nameOf={(row) => row.dealerName}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={
          create && <Actions items={[{ label: 'dealers.new', primary: true, icon: <PlusOutlined />, run: create }]} />
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={bulk}
      />
      <DealerPanel viewer={viewer} actionsOf={actionsOf} />
    </>
  )
}
