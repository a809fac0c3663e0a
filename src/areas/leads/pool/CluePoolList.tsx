import { useState } from 'react'
import * as clues from '@/api/leads/clues'
import type { Numbers } from '@/api/reply'
import { type PoolClue, poolClue } from '@/entities/leads/poolClue'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { BlackDialog } from '../parts/BlackDialog'
import { useOpenClue } from '../parts/ClueLink'
import { PoolDialog } from './PoolDialog'
import { COLUMNS, COUNTS, DEFAULTS, FILTERS, isInPool, isWaiting } from './poolColumns'

interface CountOf {
  label: TextKey
  /** Key in the summary of the reply. */
  name: string
  texts: Readonly<Record<string, string>>
}

/** Counts from the summary of the list. Each sets its filters and, on a second press, resets them to `defaults`. */
const Counts = ({
  label,
  counts,
  summary,
  defaults = {},
}: {
  label: TextKey
  counts: readonly CountOf[]
  summary: Numbers | undefined
  defaults?: Readonly<Record<string, string>>
}) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const keys = [...new Set(counts.flatMap(({ texts }) => Object.keys(texts)))]
  const now = (key: string) => query.get(key) ?? defaults[key] ?? ''
  const figures = counts.map(({ label: text, name, texts }) => {
    const on = keys.every((key) => now(key) === (texts[key] ?? ''))
    const next = (key: string) => (on ? undefined : (texts[key] ?? ''))
    const change = Object.fromEntries(
      keys.map((key) => [key, next(key) === (defaults[key] ?? '') ? undefined : next(key)]),
    )
    return {
      label: t(text),
      value: format.count(summary?.[name]),
      on,
      run: () => setQuery({ ...change, page: undefined }),
    }
  })
  return (
    <Tiles label={t(label)}>
      {figures.map((figure) => (
        <Tile key={figure.label} {...figure} />
      ))}
    </Tiles>
  )
}

const CAN = 'clues.reassignAgents'

export default function CluePoolList() {
  const open = useOpenClue()
  const [assigning, setAssigning] = useState<{ rows: readonly PoolClue[]; clear?: () => void }>()
  const [black, setBlack] = useState<PoolClue>()
  const actionsOf = (row: PoolClue): Action[] => [
    { label: 'kit.detail', run: () => open(row.clueId) },
    { label: 'leads.assign', next: true, can: CAN, hide: !isWaiting(row), run: () => setAssigning({ rows: [row] }) },
    {
      label: 'leads.black',
      can: 'cluePhoneBlack.create',
      danger: true,
      hide: !isInPool(row),
      run: () => setBlack(row),
    },
  ]
  const bulk: BulkAction<PoolClue>[] = [
    { label: 'leads.assign', can: CAN, open: (rows, clear) => setAssigning({ rows, clear }) },
  ]
  return (
    <>
      <ListScreen
        above={(answer) => <Counts label="pool.counts" counts={COUNTS} summary={answer?.summary} defaults={DEFAULTS} />}
        load={clues.listPool}
        rowKey={poolClue.clueId}
        nameOf={(row) => row.customerName || row.clueId}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        actions={actionsOf}
        bulk={bulk}
      />
      {assigning && (
        <PoolDialog rows={assigning.rows} onClose={() => setAssigning(undefined)} onDone={assigning.clear} />
      )}
      {black && <BlackDialog lead={black} onClose={() => setBlack(undefined)} />}
    </>
  )
}
