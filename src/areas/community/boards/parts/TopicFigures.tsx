import { Empty } from 'antd'
import { topic, type TopicDetail } from '@/entities/community/topic'
import { userType } from '@/entities/community/shared'
import { f, optionOf } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const DATE = { ...f.date(), key: 'date', label: 'boards.day' } as const

export const TopicFigures = ({ of }: { of: TopicDetail }) => {
  const t = useT()
  if (of.trend.length === 0 && of.userTypes.length === 0 && of.authors.length === 0)
    return <Empty description={t('boards.noFigures')} />
  return (
    <>
      <DailyFigures
        title={t('boards.trend')}
        days={of.trend}
        date={DATE}
        counts={[topic.dynamicCount, topic.joinCount, topic.viewCount]}
      />
      <div className="board-charts">
        <Chart
          title={t('boards.kinds')}
          of={t('boards.kind')}
          shape="ring"
          categories={of.userTypes.map((one) => {
            const option = optionOf(userType, one.userType)
            return option ? t(option.label) : plain(one.userType)
          })}
          series={[{ name: t('boards.postsTab'), values: of.userTypes.map(({ count }) => numberIn(count)) }]}
        />
        <Chart
          title={t('boards.authors')}
          of={t('boards.author')}
          shape="bars"
          categories={of.authors.map(({ nickname, userId }) => plain(nickname) || plain(userId))}
          series={[
            { name: t(topic.dynamicCount.label), values: of.authors.map(({ dynamicCount }) => numberIn(dynamicCount)) },
          ]}
        />
      </div>
    </>
  )
}
