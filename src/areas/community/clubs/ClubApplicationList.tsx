import './clubs.css'
import { Badge, Tabs } from 'antd'
import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import type { Numbers } from '@/api/reply'
import { cityFilterOf } from '@/business/CityFilter'
import { useViewer } from '@/business/viewer'
import { auditKind, reviewStatus } from '@/entities/community/audit'
import { clubApply, type ClubApply, clubDecision, decisionResult } from '@/entities/community/clubApply'
import { violateReason } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { Clamped } from '../parts/Clamped'
import { RemarkBox } from '../parts/RemarkBox'
import { applyName, isWaiting, listApplications, QUICK_REASONS } from './listApplications'
import { DecisionPanel } from './parts/DecisionPanel'
import { clubPage } from './paths'

interface Answer {
  failed: readonly { id: string; message: string }[]
}

/**
 * Sends several ids in one call and settles each id separately. A retry sends a single id. `failed` lists the ids
 * that were not processed so far.
 */
const inOneCall = (ids: readonly string[], send: (ids: readonly string[]) => Promise<Answer>) => {
  const all = send(ids)
  const attempted = new Set<string>()
  const failed = new Set<string>()
  const each = async (id: string): Promise<void> => {
    failed.add(id)
    const isAgain = attempted.has(id)
    attempted.add(id)
    const answer = await (isAgain ? send([id]) : all)
    const fault = answer.failed.find((one) => String(one.id) === id)
    if (fault) throw new Error(plain(fault.message))
    failed.delete(id)
  }
  return { each, failed }
}

const KINDS = [auditKind.newClub, auditKind.joining, auditKind.clubChange, auditKind.newPresident] as const

const KindTabs = ({ waiting }: { waiting: Numbers | undefined }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const chosen = query.get(clubApply.bizType.key) ?? String(KINDS[0])
  const labels = new Map(clubApply.bizType.of?.options.map(({ value, label }) => [value, t(label)]))
  return (
    <Tabs
      className="status-tabs"
      activeKey={chosen}
      onChange={(key) =>
        setQuery({ [clubApply.bizType.key]: key === String(KINDS[0]) ? undefined : key, page: undefined })
      }
      items={KINDS.map((kind) => ({
        key: String(kind),
        label: (
          <>
            {labels.get(kind)} <Badge size="small" count={waiting?.[`kind${kind}`] ?? 0} overflowCount={999} />
          </>
        ),
      }))}
    />
  )
}

const FILTERS = [
  {
    ...elsewhereFilter({ key: clubApply.bizType.key, label: clubApply.bizType.label }, (kind, t) =>
      optionName(t, clubApply.bizType, kind),
    ),
    always: true,
    toQuery: (kind: string) => ({ bizType: Number(kind) }),
  },
  statusTabs(clubApply.status),
  containsFilter(clubApply.clubName),
  containsFilter(clubApply.nickname),
  phoneFilter(clubApply.phone),
  cityFilterOf(clubApply.cityName),
  clubApply.userType,
  containsFilter(clubApply.auditBy),
  spanFilter(clubApply.submitTime),
  spanFilter(clubApply.auditTime),
  elsewhereFilter({ key: 'clubId', label: 'clubs.clubId' }, (id) => id),
]
const DEFAULTS = { bizType: String(auditKind.newClub), status: String(reviewStatus.waiting) }
const SORT = { field: clubApply.submitTime.key, order: 'asc' } as const
const [LATE, TOO_LATE] = [24, 48]

const Waits = ({ row }: { row: ClubApply }) => {
  const hours = numberIn(row.waitHours)
  const words = <Value field={clubApply.waitHours} value={row.waitHours} />
  if (hours === null || hours < LATE || !isWaiting(row)) return words
  return <Mark tone={hours < TOO_LATE ? 'warning' : 'error'}>{words}</Mark>
}

const COLUMNS: ColumnOf<ClubApply>[] = [
  { field: clubApply.clubName, width: 180 },
  clubApply.status,
  { field: clubApply.waitHours, cell: (row) => <Waits row={row} /> },
  { field: clubApply.nickname, width: 150, below: clubApply.userType },
  { field: clubApply.content, width: 260, cell: (row) => <Clamped text={row.content} /> },
  clubApply.bizType,
  clubApply.submitTime,
  clubApply.clubType,
  clubApply.cityName,
  clubApply.seriesName,
  clubApply.phone,
  clubApply.auditBy,
  clubApply.auditTime,
  clubApply.auditId,
]

const Summary = ({ of: numbers }: { of: Numbers | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  return (
    <Figures
      card
      label={t('clubs.summary')}
      figures={[
        { label: t('clubs.waiting'), value: count(numbers?.waiting) },
        { label: t('clubs.overTwoDays'), value: count(numbers?.over48), bad: (numbers?.over48 ?? 0) > 0 },
        { label: t('clubs.passedToday'), value: count(numbers?.passedToday) },
        { label: t('clubs.passRate'), value: percent(numbers?.passRate) },
      ]}
    />
  )
}

interface Several {
  rows: ClubApply[]
  clear: (keep?: readonly string[]) => void
  run: (each: (row: ClubApply) => Promise<unknown>, ended?: (failed: number) => void) => void
}

export default function ClubApplicationList() {
  const t = useT()
  const { go, query, setQuery } = useScreen()
  const { hq } = useViewer()
  const [rejection, setRejection] = useState<Several>()
  /** Decides rows in one call. Rows that the server did not decide stay selected. */
  const decide = ({ rows, clear, run }: Several, words: { result: 1 | 2; reasonCode?: number; remark?: string }) => {
    const { each, failed } = inOneCall(
      rows.map(({ auditId }) => auditId),
      (ids) => dynamics.submitAudit({ ids, bizType: rows[0]?.bizType ?? 0, ...words }, { quiet: true }),
    )
    run(
      (row) => each(row.auditId),
      () => failed.size > 0 && clear([...failed]),
    )
  }
  const kind = query.get('bizType') ?? DEFAULTS.bizType
  const bulk: BulkAction<ClubApply>[] = [
    ...(is(kind, auditKind.joining)
      ? [
          {
            label: 'decisionResult.pass',
            can: 'dynamics.submitAudit',
            when: isWaiting,
            open: (rows, clear, run) => decide({ rows, clear, run }, { result: decisionResult.pass }),
          } satisfies BulkAction<ClubApply>,
        ]
      : []),
    {
      label: 'decisionResult.reject',
      can: 'dynamics.submitAudit',
      danger: true,
      when: isWaiting,
      open: (rows, clear, run) => setRejection({ rows, clear, run }),
    },
  ]
  return (
    <>
      <ListScreen
        load={listApplications}
        rowKey={clubApply.auditId}
        nameOf={applyName}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={SORT}
        emptyText={t('clubs.allDone')}
        above={(answer) => (
          <>
            <div className="head-line">
              <KindTabs waiting={answer?.summary} />
              <Summary of={answer?.summary} />
            </div>
            <DecisionPanel rows={answer?.records ?? []} />
          </>
        )}
        bulk={hq ? bulk : undefined}
        actions={(row) => [
          {
            label: isWaiting(row) && hq ? 'clubs.review' : 'clubs.view',
            next: isWaiting(row),
            run: () => setQuery({ record: row.auditId }),
          },
          {
            label: 'clubs.club',
            // A club that is pending or was rejected has no page.
            hide:
              !plain(row.clubId) ||
              (is(row.bizType, auditKind.newClub) && is(row.status, reviewStatus.waiting, reviewStatus.rejected)),
            run: () => go(clubPage(plain(row.clubId))),
          },
        ]}
      />
      {rejection && (
        <FormPanel<{ rejectReason: string }>
          open
          asWindow
          danger
          name="clubs.rejectMany"
          title={t('clubs.rejectMany', { count: rejection.rows.length })}
          initial={{}}
          saveText={t('decisionResult.reject')}
          done=""
          save={({ rejectReason }) =>
            decide(rejection, {
              result: decisionResult.reject,
              reasonCode: violateReason.other,
              remark: rejectReason,
            })
          }
          onClose={() => setRejection(undefined)}
        >
          {({ Field }) => (
            <Field of={clubDecision.rejectReason}>
              <RemarkBox hits={QUICK_REASONS.map((key) => t(key))} />
            </Field>
          )}
        </FormPanel>
      )}
    </>
  )
}
