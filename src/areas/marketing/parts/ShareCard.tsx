import { TalkCard } from '@/kit/show/phoneParts'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const Cover = ({ src }: { src: string | undefined }) =>
  isPictureUrl(src) ? (
    <PictureFrame className="share-card-cover" src={src} />
  ) : (
    <span className="share-card-cover" aria-hidden />
  )

export const ShareCard = ({ title, content, cover }: { title?: string; content?: string; cover?: string }) => {
  const t = useT()
  const head = title || t('shares.sampleTitle')
  const body = content || t('shares.sampleContent')
  return (
    <section className="share-cards" aria-label={t('shares.preview')}>
      <figure>
        <figcaption>{t('shares.inWeChat')}</figcaption>
        <TalkCard title={head} summary={body}>
          <Cover src={cover} />
        </TalkCard>
      </figure>
      <figure>
        <figcaption>{t('shares.inQQ')}</figcaption>
        <div className="share-card">
          <div className="share-card-body" style={{ marginTop: 0, justifyContent: 'start' }}>
            <Cover src={cover} />
            <span>
              <strong>
                <bdi>{head}</bdi>
              </strong>
              <br />
              <bdi>{body}</bdi>
            </span>
          </div>
          <div className="share-card-foot">{t('shares.appName')}</div>
        </div>
      </figure>
    </section>
  )
}
