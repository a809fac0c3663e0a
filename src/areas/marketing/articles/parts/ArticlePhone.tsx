import { Tabs } from 'antd'
import { useDeferredValue } from 'react'
import { article } from '@/entities/marketing/article'
import { PhoneFrame } from '@/kit/PhoneFrame'
import { isShown } from '@/kit/Picture'
import { RichView } from '@/kit/rich/RichView'
import { useT } from '@/locales'
import { LINKED } from './shelf'

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

/** An article as readers see it in the app, and the card that a consultant sends; what is still empty has words in its place. */
export const ArticlePhone = ({ of }: { of: Shown }) => {
  const t = useT()
  const content = useDeferredValue(of.content ?? '')
  const title = of.title?.trim() || t('articles.untitled')
  const isLink = Number(of.articleType) === LINKED
  const page = (
    <PhoneFrame title={title} height={HEIGHT}>
      {isLink ? (
        <p className="phone-none">
          {t('articles.noPreview')}
          <br />
          <bdi>{of.linkUrl}</bdi>
        </p>
      ) : (
        <>
          {isShown(of.cover) && <img className="phone-cover" src={of.cover} alt={t(article.cover.label)} />}
          {content ? <RichView html={content} /> : <p className="phone-none">{t('articles.noBody')}</p>}
        </>
      )}
    </PhoneFrame>
  )
  const card = (
    <PhoneFrame title={t('articles.chat')} height={HEIGHT}>
      <div className="share-card">
        <strong>{of.shareTitle?.trim() || title}</strong>
        <div>
          <p>{of.summary?.trim() || t('articles.noSummary')}</p>
          {isShown(of.cover) && <img src={of.cover} alt={t(article.cover.label)} />}
        </div>
      </div>
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
