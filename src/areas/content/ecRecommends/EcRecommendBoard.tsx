import '../parts/hot.css'
import '../parts/recommends.css'
import { useMemo } from 'react'
import * as hotContent from '@/api/content/hotContent'
import { useViewer } from '@/business/viewer'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { useLoads } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { blockQuery } from './parts/blockQuery'
import { CardBoard } from './parts/CardBoard'
import { CardTools, columnsOf, FILTERS, useIsTable } from './parts/cardList'
import { BLOCKS } from './parts/cardRules'
import { EcPhone } from './parts/EcPhone'
import { isDead, nameOf } from '../parts/recommendCells'
import { type CardActions, useCardActions } from './parts/useCardActions'
import { useCardOrder } from './parts/useCardOrder'

const SORT = { field: ecRecommend.sort.key, order: 'asc' } as const

export default function EcRecommendBoard() {
  const { query } = useScreen()
  const { head } = useViewer()
  const isTable = useIsTable()
  const desk = useCardActions()
  const loads = useLoads(BLOCKS.map((block) => blockQuery(block)))
  const chosen = Number(query.get(ecRecommend.blockCode.key)) || undefined
  return (
    <WithPhone phone={<EcPhone rows={loads.flatMap(({ data }) => data?.records ?? [])} chosen={chosen} />}>
      {isTable ? <CardTable desk={desk} writes={head} /> : <CardBoard desk={desk} writes={head} />}
      {desk.windows}
    </WithPhone>
  )
}

const CardTable = ({ desk, writes }: { desk: CardActions; writes: boolean }) => {
  const t = useT()
  const { save, progress } = useCardOrder()
  const { cell, order } = useRowOrder<EcRecommend>(ecRecommend.sort, {
    can: 'hotContent.updateRecommend',
    nameOf,
    within: ['blockCode'],
    save,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render creates an equal desk
  const columns = useMemo(() => columnsOf(desk, cell, t), [writes, cell, t])
  return (
    <ListScreen
      load={hotContent.listRecommends}
      rowKey={ecRecommend.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      order={writes ? order : undefined}
      actions={desk.actionsOf}
      bulk={desk.bulk}
      rowClass={(row) => (isDead(row) ? 'row-dead' : '')}
      above={() => progress && <p role="status">{t('card.saving', progress)}</p>}
      toolbar={<CardTools desk={desk} writes={writes} />}
      create={{ label: 'card.add', can: 'hotContent.createRecommend', hide: !writes, run: () => desk.add() }}
    />
  )
}
