import { Tabs } from 'antd'
import { useDeferredValue } from 'react'
import { coverStyle, type News } from '@/entities/content/news'
import { is } from '@/entities/field'
import { wordsOf } from '@/kit/rich/html'
import { plain } from '@/kit/show/format'
import { PhoneText } from '@/kit/rich/PhoneText'
import { TalkCard } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

type Shown = Partial<Pick<News, 'title' | 'summary' | 'coverStyle' | 'covers' | 'content' | 'author' | 'publishTime'>>
const HEIGHT = 520
const FIRST = 60

export const NewsPhone = ({ of }: { of: Shown }) => {
  const t = useT()
  const content = useDeferredValue(plain(of.content))
  const title = plain(of.title).trim() || t('newsPage.noTitle')
  const summary = plain(of.summary).trim() || [...wordsOf(content)].slice(0, FIRST).join('')
  const covers = (of.covers ?? []).filter((src) => isPictureUrl(src))
  const style = is(of.coverStyle, coverStyle.small) ? 'small' : is(of.coverStyle, coverStyle.three) ? 'three' : 'large'
  const about = [of.author, formatTime(of.publishTime, 'YYYY-MM-DD')].filter(Boolean).join(' · ')
  const card = (
    <PhoneFrame title={t('columns.appPage')} height={HEIGHT}>
      <article className="news-card" data-cover={style}>
        <div>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <small>{about}</small>
        </div>
        <div className="news-covers">
          {covers.slice(0, style === 'three' ? 3 : 1).map((src) => (
            <PictureFrame key={src} src={src} />
          ))}
        </div>
      </article>
    </PhoneFrame>
  )
  const page = (
    <PhoneFrame title={title} height={HEIGHT}>
      <h2 className="news-head">
        <bdi>{title}</bdi>
      </h2>
      <p className="news-about">{about}</p>
      <PhoneText html={of.content} none={t('newsPage.emptyText')} />
    </PhoneFrame>
  )
  const share = (
    <PhoneFrame title={t('newsPage.chat')} height={HEIGHT}>
      <TalkCard title={title} summary={summary}>
        {covers[0] && <PictureFrame src={covers[0]} />}
      </TalkCard>
    </PhoneFrame>
  )
  return (
    <Tabs
      className="phone-tabs"
      items={[
        { key: 'card', label: t('newsPage.cardTab'), children: card },
        { key: 'page', label: t('newsPage.pageTab'), children: page },
        { key: 'share', label: t('newsPage.shareTab'), children: share },
      ]}
    />
  )
}
