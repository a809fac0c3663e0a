import { Empty, Space } from 'antd'
import { useId, useState } from 'react'
import * as worldCup from '@/api/members/worldCup'
import { drawResult, type DrawResult } from '@/api/members/worldCup'
import { useViewer } from '@/business/viewer'
import type { CupActivity } from '@/entities/members/cupActivity'
import { cupPrize } from '@/entities/members/cupPrize'
import { chancesOf, isSettled, MATCHES } from '@/entities/members/cupRules'
import { Actions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { NumberBox } from '@/kit/form/controls'
import { Card } from '@/kit/show/Card'
import { plain, useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { DrawDialog, Outcome } from './DrawDialog'
import { usePoolCheck } from './MatchDraw'
import { byGrade, PrizeForm, prizeCount, prizePoints, PrizeTable } from './prizes'
import { ALL_MATCHES, activityQuery, readActivity } from './queries'
import { FINAL, Winners } from './Winners'

const QUIET = { quiet: true } as const
const DEFAULT_RIGHT = 10
const drawnOf = (row: CupActivity): DrawResult | undefined =>
  toMillis(row.finalTime) === undefined ? undefined : { ...drawResult(row), rollover: 0 }

const Chances = ({ row, people }: { row: CupActivity; people: number | null }) => {
  const t = useT()
  const { count, percent } = useFormats()
  if (!people) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('worldCup.noEligible')} />
  const prizes = byGrade(row.prizes)
  const chances = chancesOf(
    prizes.map(({ total }) => numberIn(total) ?? 0),
    people,
  )
  const lines = prizes.map(({ prizeId, prizeName, total }, at) => ({
    id: prizeId,
    name: plain(prizeName),
    total: numberIn(total),
    share: chances.prizes[at]?.percent,
  }))
  return (
    <SmallTable
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={[
        ...lines,
        { id: 'none', name: t('worldCup.noPrize'), total: chances.none.drawn, share: chances.none.percent },
        { id: 'sum', name: t('worldCup.total'), total: people, share: 100 },
      ]}
      columns={[
        { title: t(cupPrize.prizeName.label), dataIndex: 'name' },
        { title: t(cupPrize.total.label), dataIndex: 'total', align: 'end', render: count },
        { title: t('worldCup.chance'), dataIndex: 'share', align: 'end', render: (share) => percent(share, 2) },
      ]}
    />
  )
}

const FinalDialog = ({
  row,
  minRight,
  people,
  onClose,
}: {
  row: CupActivity
  minRight: number
  people: number | null
  onClose: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const title = t('worldCup.final')
  const winners = people === null ? undefined : Math.min(people, prizeCount(row.prizes))
  const points = prizePoints(row.prizes, people ?? 0)
  const pool = usePoolCheck(points)
  return (
    <DrawDialog
      name="final"
      title={title}
      checks={[
        { label: t('worldCup.allDrawn'), ok: true },
        { label: t('worldCup.prizesSet'), ok: row.prizes.length > 0, fault: t('worldCup.noPrizes') },
        {
          label: t('worldCup.eligible', { people: count(people), right: minRight }),
          ok: (people ?? 0) > 0,
          fault: t('worldCup.noEligible'),
        },
        pool,
      ]}
      figures={<Chances row={row} people={people} />}
      effect={
        winners === undefined ? undefined : t('worldCup.drawEffect', { people: count(winners), points: count(points) })
      }
      typed={title}
      typeLabel={t('kit.typeToConfirm', { name: title })}
      drawn={drawnOf(row)}
      send={(requestNo) => worldCup.drawLottery({ minRight, requestNo }, QUIET)}
      read={async () => drawnOf(await readActivity())}
      onClose={onClose}
    />
  )
}

export const FinalDraw = () => {
  const t = useT()
  const { count } = useFormats()
  const { head } = useViewer()
  const minId = useId()
  const [minRight, setMinRight] = useState(DEFAULT_RIGHT)
  const [open, setOpen] = useState<'draw' | 'prizes'>()
  const load = useLoad(activityQuery(minRight))
  const matches = useLoad(ALL_MATCHES)
  const row = load.data
  const people = load.stale ? null : numberIn(row?.eligible)
  const left = matches.data?.records.filter((match) => !isSettled(match)).length
  const drawn = row && drawnOf(row)
  const close = () => setOpen(undefined)
  const isEarly = left === undefined || left > 0
  return (
    <Loaded load={load}>
      {row && (
        <>
          <Card
            title={t('worldCup.final')}
            extra={
              <Actions
                items={[
                  {
                    label: 'worldCup.setPrizes',
                    can: 'worldCup.setJackpot',
                    hide: !head || drawn !== undefined,
                    run: () => setOpen('prizes'),
                  },
                  {
                    label: 'worldCup.drawFinal',
                    can: 'worldCup.drawLottery',
                    next: true,
                    disabled: isEarly,
                    hide: !head || drawn !== undefined,
                    run: () => setOpen('draw'),
                  },
                ]}
              />
            }
          >
            {drawn ? (
              <>
                <p>{t('worldCup.finalDone', { time: formatTime(row.finalTime, 'YYYY-MM-DD HH:mm') })}</p>
                <Outcome result={drawn} />
              </>
            ) : (
              <>
                {isEarly && <p className="quiet">{t('worldCup.matchesLeft', { left: count(left) })}</p>}
                <Space wrap className="space-below">
                  <label htmlFor={minId}>{t('worldCup.minRight')}</label>
                  <NumberBox
                    id={minId}
                    min={1}
                    max={MATCHES}
                    precision={0}
                    value={minRight}
                    onChange={(value) => value !== null && setMinRight(value)}
                  />
                  <span role="status" className="digits">
                    {t('worldCup.eligible', { people: count(people), right: minRight })}
                  </span>
                </Space>
              </>
            )}
            <PrizeTable prizes={row.prizes} />
          </Card>
          {drawn ? (
            <Winners matchId={FINAL} />
          ) : (
            <Card title={t('worldCup.chances')}>
              <Chances row={row} people={people} />
            </Card>
          )}
          {open === 'prizes' && (
            <PrizeForm
              name="cupPrizes.final"
              title={`${t('worldCup.setPrizes')} ${t('worldCup.final')}`}
              prizes={row.prizes}
              people={people}
              save={(prizes) => worldCup.setJackpot({ prizes }, QUIET)}
              onClose={close}
            />
          )}
          {open === 'draw' && <FinalDialog row={row} minRight={minRight} people={people} onClose={close} />}
        </>
      )}
    </Loaded>
  )
}
