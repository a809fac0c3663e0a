import { dailyStat, type DailyStat } from '@/entities/content/dailyStat'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { Card } from '@/kit/show/Card'

const COUNTS = [dailyStat.viewCount, dailyStat.viewUserCount, dailyStat.clickCount]
const RATES = [{ field: dailyStat.clickRate, part: 'clickCount', whole: 'viewCount' }] as const
const DRAWN = ['viewCount', 'clickCount', 'clickRate'] as const

interface Props {
  heading: string
  title: string
  days: readonly DailyStat[] | undefined
}

export const SlotFigures = ({ heading, title, days }: Props) => (
  <Card title={heading}>
    <DailyFigures title={title} days={days} date={dailyStat.date} counts={COUNTS} rates={RATES} drawn={DRAWN} />
  </Card>
)
