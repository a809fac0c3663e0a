import { voteOption } from '@/entities/community/vote'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import type { Ranked } from './resultRows'

export const Ranking = ({ rows, isOver }: { rows: readonly Ranked[]; isOver: boolean }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const winner = ({ rank, votes }: Ranked) => isOver && rank === 1 && (votes ?? 0) > 0
  return (
    <Card title={t('votes.ranking')}>
      <SmallTable
        scroll={{ x: 'max-content', y: 560 }}
        dataSource={[...rows]}
        locale={{ emptyText: <span className="quiet">{t('votes.noVotes')}</span> }}
        columns={[
          {
            key: 'rank',
            title: t(voteOption.rank.label),
            width: 96,
            render: (_, row) => (
              <>
                <span className="digits">{count(row.rank)}</span>{' '}
                {winner(row) && <Mark tone="success">{t('votes.winner')}</Mark>}
              </>
            ),
          },
          {
            key: 'optionName',
            title: t(voteOption.optionName.label),
            width: 220,
            render: (_, { name }) => <bdi>{name}</bdi>,
          },
          ...(rows.some(({ image }) => image)
            ? [
                {
                  key: 'image',
                  title: t(voteOption.image.label),
                  width: 80,
                  render: (_: unknown, { image }: Ranked) => <Pictures urls={image ? [image] : []} width={40} />,
                },
              ]
            : []),
          {
            key: 'voteCount',
            title: t(voteOption.voteCount.label),
            width: 120,
            align: 'end',
            sorter: (a, b) => (a.votes ?? 0) - (b.votes ?? 0),
            render: (_, { votes }) => <span className="digits">{count(votes)}</span>,
          },
          {
            key: 'voterCount',
            title: t(voteOption.voterCount.label),
            width: 120,
            align: 'end',
            sorter: (a, b) => (a.voters ?? 0) - (b.voters ?? 0),
            render: (_, { voters }) => <span className="digits">{count(voters)}</span>,
          },
          {
            key: 'rate',
            title: t(voteOption.rate.label),
            width: 220,
            render: (_, { rate }) => (
              <span className="vote-rate">
                <span className="vote-bar" aria-hidden>
                  <i style={{ width: `${Math.min(rate ?? 0, 100)}%` }} />
                </span>
                <span className="digits">{percent(rate)}</span>
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
