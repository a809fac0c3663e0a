import { useMemo } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type ProrateAccount, prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateStatus } from '@/entities/orders/prorateEnums'
import { dealer } from '@/entities/shared/dealer'
import { type Action, Actions } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { TwoValues } from '@/kit/show/TwoValues'
import { named } from '@/kit/show/format'
import { CellLink, StatusTag, Value } from '@/kit/show/kinds'
import { maskBankNo } from '@/lib/masking'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BankFacts, BasicFacts, LegalFacts } from './parts/ApplicationFacts'
import { ConfigDrawer } from './parts/ConfigDrawer'
import { Opened } from './parts/Opened'
import { PictureFacts } from './parts/PictureFacts'
import { Progress } from './parts/Progress'
import { Reason } from './parts/Reason'
import { Refusal } from './parts/Refusal'
import { FORM, useAccountActions } from './parts/useAccountActions'

type Application = prorateAccounts.ProrateApplication
const isOpen = (row: Application) => is(row.status, prorateStatus.opened)

const AccountPanel = ({ actionsOf }: { actionsOf: (row: Application) => readonly Action[] }) => {
  const t = useT()
  return (
    <RecordPanel
      load={prorateAccounts.get}
      title={(row) => row.dealerName || row.dealerCode}
      status={prorateAccount.status}
      marks={(row) => isOpen(row) && <StatusTag field={prorateAccount.accountState} value={row.accountState} />}
      actions={actionsOf}
      tabs={(row) => [
        {
          key: 'basic',
          label: t('account.basic'),
          children: (
            <>
              {isOpen(row) && <Opened dealerCode={row.dealerCode} />}
              <BasicFacts row={row} />
            </>
          ),
        },
        { key: 'legal', label: t('account.legal'), children: <LegalFacts row={row} /> },
        { key: 'bank', label: t('account.bank'), children: <BankFacts row={row} /> },
        { key: 'pictures', label: t('account.pictures'), children: <PictureFacts row={row} /> },
        { key: 'progress', label: t('account.progress'), children: <Progress row={row} /> },
      ]}
    >
      {(row) => <Refusal row={row} />}
    </RecordPanel>
  )
}

const account = prorateAccount
const SORT = { field: account.createTime.key, order: 'desc' } as const
const nameOf = ({ dealerName, dealerCode }: ProrateAccount) => dealerName || dealerCode

const filtersFor = (viewer: Viewer) => [
  ...(viewer.hq
    ? [regionFilter({ to: 'areaName', label: dealer.areaName.label }), dealerOfRegionFilter]
    : dealerFiltersFor(viewer)),
  containsFilter(account.shopName),
  containsFilter({ key: account.merchantNo.key, label: account.merchantNo.label }),
  choicesFilter(account.status),
  account.accountState,
  spanFilter(account.createTime),
]

const columnsOf = (t: Translate, open: (id: string) => void): readonly ColumnOf<ProrateAccount>[] => [
  {
    field: account.dealerName,
    width: 230,
    below: account.dealerCode,
    cell: (row) => (
      <CellLink aria-label={named(t('account.view'), nameOf(row))} onClick={() => open(row.id)}>
        <bdi>{nameOf(row)}</bdi>
      </CellLink>
    ),
  },
  {
    field: account.status,
    cell: ({ status, failReason }) => <Reason field={account.status} value={status} why={failReason} />,
  },
  account.accountState,
  { field: account.shopName, width: 210, below: account.merType },
  account.merchantNo,
  {
    field: account.bankAcctNo,
    width: 230,
    cell: ({ bankAcctNo, bankName }) => (
      <TwoValues
        upper={<span className="digits">{bankAcctNo ? maskBankNo(String(bankAcctNo)) : undefined}</span>}
        below={<Value field={account.bankName} value={bankName} />}
      />
    ),
  },
  { field: account.areaName, width: 90 },
  account.createTime,
  account.successTime,
  { field: account.applyNo, width: 180 },
]

export default function ProrateAccountList() {
  const t = useT()
  const may = useMay()
  const linkTo = usePermittedLinks()
  const viewer = useViewer()
  const { mode, open, close } = useOpened()
  const actionsOf = useAccountActions()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, (one) => open('detail', one)), [t, open])
  const apply = linkTo(FORM)
  const sets = viewer.head && may('prorateAccounts.saveConfig')
  return (
    <>
      <ListScreen
        load={prorateAccounts.list}
        rowKey={account.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'account.view', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        create={viewer.head && apply ? { label: 'account.new', can: 'prorateAccounts.create', run: apply } : undefined}
        toolbar={<Actions items={[{ label: 'account.config', hide: !sets, run: () => open('config') }]} />}
      />
      <AccountPanel actionsOf={actionsOf} />
      {mode === 'config' && sets && <ConfigDrawer onClose={close} />}
    </>
  )
}
