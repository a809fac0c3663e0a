import { PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { totalIn } from '@/api/reply'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { useLoads } from '@/kit/data/load'
import { BulkBar } from '@/kit/list/bulk'
import { FilterBar } from '@/kit/list/FilterBar'
import { filterOf } from '@/kit/list/filters'
import { ListContext, type ListPlace } from '@/kit/list/place'
import { useListState } from '@/kit/list/state'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { blockQuery } from './blockQuery'
import { CardBlock } from './CardBlock'
import { CardTools, FILTERS } from './cardList'
import { BLOCKS } from './cardRules'
import { nameOf } from '../../parts/recommendCells'
import type { CardActions } from './useCardActions'

const ALL_FILTERS = FILTERS.map(filterOf)
const BLOCK = ecRecommend.blockCode.key

export const CardBoard = ({ desk, writes }: { desk: CardActions; writes: boolean }) => {
  const t = useT()
  const may = useMay()
  const { state, search, reset } = useListState(ALL_FILTERS)
  const [ticked, setTicked] = useState<ReadonlyMap<string, EcRecommend>>(new Map())
  const chosen = Number(state.texts[BLOCK])
  const blocks = chosen ? BLOCKS.filter((block) => block === chosen) : BLOCKS
  const loads = useLoads(blocks.map((block) => blockQuery(block, state.search)))
  const rows = loads.flatMap(({ data }) => data?.records ?? [])
  // Actions apply to the current rows. Rows that no longer exist are dropped from the selection.
  const selected = new Map(rows.filter(({ id }) => ticked.has(id)).map((row) => [row.id, row]))
  const blocked = Object.entries(state.texts).some(([key, text]) => key !== BLOCK && text !== '')
  const summary = loads.find(({ data }) => data)?.data?.summary
  const place = useMemo((): ListPlace => ({ search: state.search, total: 0, summary, state }), [state, summary])
  const turn = (row: EcRecommend) => {
    const next = new Map(selected)
    if (!next.delete(row.id)) next.set(row.id, row)
    setTicked(next)
  }
  return (
    <ListContext value={place}>
      <FilterBar filters={ALL_FILTERS} texts={state.texts} search={search} reset={reset} />
      <Flex wrap gap={8} className="card-tools">
        {writes && may('hotContent.createRecommend') && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => desk.add(chosen || undefined)}>
            {t('card.add')}
          </Button>
        )}
        <CardTools desk={desk} writes={writes} />
      </Flex>
      {blocked && writes && <Alert type="info" showIcon className="hot-note" title={t('rowOrder.blocked')} />}
      {selected.size > 0 && desk.bulk && (
        <BulkBar
          selected={selected}
          actions={desk.bulk.filter(({ can }) => may(can))}
          nameOf={nameOf}
          clear={() => setTicked(new Map())}
        />
      )}
      {blocks.map((block, at) => {
        const load = loads[at]
        const records = load?.data?.records ?? []
        const total = totalIn(load?.data)
        return (
          <CardBlock
            key={block}
            block={block}
            load={{
              data: load?.data,
              error: load?.error ?? undefined,
              first: load?.isPending,
              retry: () => void load?.refetch(),
            }}
            rows={records}
            missing={load?.data && (total === undefined ? null : total - records.length)}
            desk={desk}
            selection={writes ? { selected, turn } : undefined}
            blocked={blocked}
          />
        )
      })}
    </ListContext>
  )
}
