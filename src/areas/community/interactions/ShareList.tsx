import * as interactions from '@/api/community/interactions'
import type { Numbers } from '@/api/reply'
import { shareRecord, type ShareRecord } from '@/entities/community/interactions'
import { Chart } from '@/kit/chart/Chart'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { useMemo } from 'react'
import { TargetTitle } from '../parts/TargetTitle'
import { calledOf, idFilter } from '../parts/words'
import { Fold } from './parts/Fold'
import { TooMany } from './parts/TooMany'

const DEFAULTS = { createTime: 'last30' }
const SORT = { field: shareRecord.createTime.key, order: 'desc' } as const
const FILTERS = [
  shareRecord.targetType,
  idFilter(shareRecord.targetId),
  containsFilter(shareRecord.authorName),
  containsFilter(shareRecord.nickname),
  shareRecord.userType,
  choicesFilter(shareRecord.shareWay),
  shareRecord.source,
  spanFilter(shareRecord.createTime),
]

const columnsOf = (t: Translate): ColumnOf<ShareRecord>[] => [
  {
    field: shareRecord.targetTitle,
    width: 260,
    below: shareRecord.targetType,
    cell: (row) => <TargetTitle type={row.targetType} id={row.targetId} title={row.targetTitle} />,
  },
  shareRecord.shareWay,
  { field: shareRecord.viewCount, width: 120, tip: t('interactions.visitsGrow') },
  shareRecord.newCount,
  shareRecord.authorName,
  { field: shareRecord.nickname, below: shareRecord.userType },
  shareRecord.source,
  shareRecord.points,
  shareRecord.createTime,
  shareRecord.id,
]

const Sums = ({ of }: { of: Numbers }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Figures
      card
      label={t('interactions.sums')}
      figures={[
        { label: t('interactions.shares'), value: count(of.shareCount) },
        { label: t('interactions.people'), value: count(of.userCount) },
        { label: t(shareRecord.viewCount.label), value: count(of.viewCount) },
        { label: t(shareRecord.newCount.label), value: count(of.newCount) },
      ]}
    />
  )
}

const Charts = ({ ways, tops }: Pick<interactions.Shares, 'ways' | 'tops'>) => {
  const t = useT()
  const { setQuery } = useScreen()
  return (
    <div className="charts">
      <Chart
        title={t('interactions.byWay')}
        of={t(shareRecord.shareWay.label)}
        shape="ring"
        categories={ways.map(({ shareWay }) => optionName(t, shareRecord.shareWay, shareWay))}
        series={[{ name: t('interactions.shares'), values: ways.map(({ shareCount }) => numberIn(shareCount)) }]}
        onPick={(at) =>
          setQuery({ [shareRecord.shareWay.key]: plain(ways[at]?.shareWay) || undefined, page: undefined })
        }
      />
      <Chart
        title={t('interactions.topTen')}
        of={t(shareRecord.targetTitle.label)}
        shape="bars"
        categories={tops.map(({ targetTitle, targetId }) => plain(targetTitle) || plain(targetId))}
        series={[{ name: t(shareRecord.viewCount.label), values: tops.map(({ viewCount }) => numberIn(viewCount)) }]}
        onPick={(at) =>
          setQuery({ [shareRecord.targetId.key]: plain(tops[at]?.targetId) || undefined, page: undefined })
        }
      />
    </div>
  )
}

export default function ShareList() {
  const t = useT()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListScreen
      load={interactions.listShares}
      rowKey={shareRecord.id}
      nameOf={calledOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      emptyText={t('interactions.noShares')}
      above={(answer) =>
        answer && (
          <>
            <Fold title={t('interactions.charts')} figures={<Sums of={answer.summary} />}>
              <Charts ways={answer.ways} tops={answer.tops} />
            </Fold>
            <TooMany total={answer.total} />
          </>
        )
      }
    />
  )
}
