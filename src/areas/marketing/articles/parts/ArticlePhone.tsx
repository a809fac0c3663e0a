import { Tabs } from 'antd'
import { useDeferredValue } from 'react'
import { is } from '@/entities/field'
import { article, articleType as articleTypes } from '@/entities/marketing/article'
import { plain } from '@/kit/show/format'
import { wordsOf } from '@/kit/rich/html'
import { PhoneCover, PhoneNone, TalkCard } from '@/kit/show/phoneParts'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

interface Shown {
  title?: string
  articleType?: unknown
  cover?: string
  summary?: string
  content?: string
  linkUrl?: string
  shareTitle?: string
}
const HEIGHT = 560
const SUMMARY = 80
/**
 * Returns the summary as the server will save it: the written one, else the first 80 characters of the text. A link
 * has no text.
 */
const summaryOf = ({ summary, articleType }: Shown, content: string): string =>
  plain(summary).trim() ||
  (is(articleType, articleTypes.link) ? '' : [...wordsOf(content)].slice(0, SUMMARY).join('').trim())

export const ArticlePhone = ({ of }: { of: Shown }) => {
  const t = useT()
  const content = useDeferredValue(of.content ?? '')
  const title = plain(of.title).trim() || t('articles.untitled')
  const isLink = is(of.articleType, articleTypes.link)
  const page = (
    <PhoneFrame title={title} height={HEIGHT}>
      {isLink ? (
        <PhoneNone>
          {t('articles.noPreview')}
          <br />
          <bdi>{of.linkUrl}</bdi>
        </PhoneNone>
      ) : (
        <>
          <PhoneCover src={of.cover} alt={t(article.cover.label)} />
          <PhoneText html={of.content} none={t('articles.noBody')} />
        </>
      )}
    </PhoneFrame>
  )
  const card = (
    <PhoneFrame title={t('articles.chat')} height={HEIGHT}>
      <TalkCard
        title={plain(of.shareTitle).trim() || title}
        summary={summaryOf(of, content) || t('articles.noSummary')}
      >
        {isPictureUrl(of.cover) && <PictureFrame src={of.cover} alt={t(article.cover.label)} />}
      </TalkCard>
    </PhoneFrame>
  )
  return (
    <Tabs
      className="phone-tabs"
      items={[
        { key: 'page', label: t('articles.pageTab'), children: page },
        { key: 'card', label: t('articles.cardTab'), children: card },
      ]}
    />
  )
}
