import { Alert, Flex, Radio, Typography } from 'antd'
import { useMemo } from 'react'
import * as clues from '@/api/leads/clues'
import { notify } from '@/api/notices'
import { totalIn } from '@/api/reply'
import { sumOf } from '@/lib/counts'
import { DealerSelect } from '@/business/DealerSelect'
import { isYes } from '@/entities/field'
import { clue } from '@/entities/leads/clue'
import { clueStatus } from '@/entities/leads/enums'
import { useFormats } from '@/kit/show/format'
import { DataTable } from '@/kit/list/DataTable'
import { totalsOf } from '@/kit/list/Pager'
import { columnOf, fitted } from '@/kit/list/columns'
import { FilterBar } from '@/kit/list/FilterBar'
import type { Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { ScreenContext, useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { OPEN } from '../collect'
import type { Lead } from '../plan'
import type { Transfer } from '../useTransfer'

const MAX_PICKED = 500
const NO_DEFAULTS: Record<string, string> = {}
const PINNED = [clue.customerName.key]
const COLUMNS = [
  { field: clue.customerName, below: clue.phone },
  clue.status,
  clue.saleUserName,
  clue.clueLevel,
  { field: clue.blackFlag, width: 96 },
  clue.seriesName,
  clue.createTime,
  clue.clueId,
].map((one) => columnOf<Lead>(one))

interface LeadStepProps {
  dealerCode: string
  transfer: Transfer
  filters: readonly Filter[]
  choose: (dealerCode: string | undefined) => void
}

export const LeadStep = ({ dealerCode, transfer, filters, choose }: LeadStepProps) => {
  const t = useT()
  return (
    <>
      <label className="transfer-dealer">
        <span>{t('transfer.leavingDealer')}</span>
        <DealerSelect
          value={dealerCode || undefined}
          label={t('transfer.leavingDealer')}
          placeholder={t('transfer.leavingDealer')}
          onChange={(code) => choose(typeof code === 'string' && code ? code : undefined)}
        />
      </label>
      {dealerCode && <Found dealerCode={dealerCode} transfer={transfer} filters={filters} />}
    </>
  )
}

const Found = ({ dealerCode, transfer, filters }: Omit<LeadStepProps, 'choose'>) => {
  const { draft, change } = transfer
  const place = useScreen()
  // The filters of the leads are stored in the draft, because the address holds those of the list below.
  const inside = useMemo(
    () => ({
      ...place,
      path: `${place.path}#leads`,
      query: new URLSearchParams(draft.query),
      setQuery: (patch: Record<string, string | undefined>) => {
        const next = new URLSearchParams(draft.query)
        for (const [key, value] of Object.entries(patch)) {
          if (value === undefined) next.delete(key)
          else next.set(key, value)
        }
        change({ query: next.toString() })
      },
    }),
    [place, draft.query, change],
  )
  return (
    <ScreenContext value={inside}>
      <Leads dealerCode={dealerCode} transfer={transfer} filters={filters} />
    </ScreenContext>
  )
}

const Leads = ({ dealerCode, transfer: { draft, change }, filters }: Omit<LeadStepProps, 'choose'>) => {
  const t = useT()
  const { number } = useFormats()
  const { state, search, reset, setPage, setSort } = useListState(filters, NO_DEFAULTS)
  const { data, error, loading, retry } = useLoad(
    clues.listZb.query(
      { dealerCode, status: OPEN, ...state.search, pageNo: state.pageNo, pageSize: state.pageSize },
      { quiet: true },
    ),
  )
  const whole = useLoad(clues.listZb.query({ dealerCode, pageNo: 1, pageSize: 1 }, { quiet: true })).data
  const black = useLoad(
    clues.listZb.query(
      { dealerCode, status: OPEN, ...state.search, blackFlag: 1, pageNo: 1, pageSize: 1 },
      { quiet: true },
    ),
  ).data
  // A server that does not support the filter returns all leads, so nothing is shown.
  const blackCount = black?.records.every(({ blackFlag }) => isYes(blackFlag)) ? (totalIn(black) ?? null) : 0
  const stay = sumOf([whole?.summary[clueStatus.ordered], whole?.summary[clueStatus.won]])
  const pick = (picked: string[]) => {
    if (picked.length > MAX_PICKED) return notify('error', t('transfer.maxPicked', { max: MAX_PICKED }))
    change({ picked, scope: picked.length ? 'some' : 'all' })
  }
  if (error && !data) return <Failed error={error} retry={retry} />
  return (
    <div className="transfer-leads">
      <OutdatedNote error={error} retry={retry} />
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <Flex justify="space-between" align="center" wrap gap={8} className="transfer-scope">
        <Radio.Group
          name="transfer-scope"
          aria-label={t('transfer.scope')}
          value={draft.scope}
          onChange={({ target }) => change(target.value === 'all' ? { scope: 'all', picked: [] } : { scope: 'some' })}
          options={[
            { value: 'all', label: t('transfer.allFound', { count: totalIn(data) }) },
            { value: 'some', label: t('transfer.onlyPicked', { count: draft.picked.length }) },
          ]}
        />
        {stay !== null && stay > 0 && (
          <Typography.Text type="secondary">
            {t('transfer.stay')} <span className="digits">{number(stay)}</span>
          </Typography.Text>
        )}
      </Flex>
      {blackCount !== 0 && (
        <Alert type="info" showIcon title={t('transfer.blackOut', { count: blackCount })} className="space-below" />
      )}
      {draft.scope === 'some' && draft.picked.length === 0 && (
        <Alert type="info" showIcon title={t('transfer.pickSome')} className="space-below" />
      )}
      <DataTable<Lead>
        rows={data?.records}
        {...totalsOf(data)}
        columns={COLUMNS.map((column) => fitted(column, t))}
        pinned={PINNED}
        rowKey={clue.clueId}
        nameOf={({ customerName, clueId }) => customerName || clueId}
        dense
        loading={loading}
        state={state}
        setPage={setPage}
        setSort={setSort}
        selection={{
          selected: new Map(draft.picked.map((clueId) => [clueId, { clueId }])),
          select: (to) => pick([...to.keys()]),
        }}
        empty={{ text: t('transfer.noLeads') }}
      />
    </div>
  )
}
