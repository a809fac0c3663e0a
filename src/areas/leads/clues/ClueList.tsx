import { Button, Flex } from 'antd'
import { useMemo } from 'react'
import * as clues from '@/api/leads/clues'
import { clue } from '@/entities/leads/clue'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { usePeek } from '@/kit/record/usePeek'
import { type TextKey, useT } from '@/locales'
import { useOpenClue } from '../parts/ClueLink'
import { useViewer } from '@/business/viewer'
import ClueDetail from './ClueDetail'
import { columnsFor, DEFAULTS, filtersFor } from './parts/fields'
import { useClueActions } from './parts/useClueActions'

const QUICK: readonly { label: TextKey; key: string; text: string }[] = [
  { label: 'clues.late', key: clue.overdue.key, text: '1' },
  { label: 'clues.followToday', key: clue.nextFollowTime.key, text: 'today' },
  { label: 'clue.blackFlag', key: clue.blackFlag.key, text: '1' },
]

const QuickFilters = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Flex gap={8} wrap role="group" aria-label={t('clues.quick')}>
      {QUICK.map(({ label, key, text }) => {
        const on = query.get(key) === text
        return (
          <Button
            key={key}
            type={on ? 'primary' : 'default'}
            aria-pressed={on}
            onClick={() => setQuery({ [key]: on ? undefined : text, page: undefined })}
          >
            {t(label)}
          </Button>
        )
      })}
    </Flex>
  )
}

/** The leads: headquarters watches all and moves them between dealers, a dealer works its own and shares them among its consultants. */
export default function ClueList() {
  const viewer = useViewer()
  const open = useOpenClue()
  const peek = usePeek('/clue-management/clueDetail', ClueDetail)
  const { actionsOf, bulk, host } = useClueActions(viewer)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <>
      <ListScreen
        load={viewer.hq ? clues.listZb : clues.listDealer}
        rowKey={clue.clueId}
        nameOf={(row) => row.customerName || row.clueId}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        toolbar={
          <>
            <QuickFilters />
            {viewer.hq ? (
              <Export from={clues.exportZb} can="clues.exportZb" label="clues.exportLeads" />
            ) : (
              <Export from={clues.exportDealer} can="clues.exportDealer" label="clues.exportLeads" />
            )}
            <Export from={clues.exportFollow} can="clues.exportFollow" label="clues.exportFollow" />
          </>
        }
        actions={(row) => [{ label: 'leads.detail', run: () => open(row.clueId) }, ...actionsOf(row), peek.action(row)]}
        bulk={bulk}
      />
      {host}
      {peek.host}
    </>
  )
}
