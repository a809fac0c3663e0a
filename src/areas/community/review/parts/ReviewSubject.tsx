import { Alert } from 'antd'
import type * as dynamics from '@/api/community/dynamics'
import { auditKind, auditTask, type AuditTask } from '@/entities/community/audit'
import { is } from '@/entities/field'
import { lazyComponent } from '@/kit/data/lazyComponent'
import { plain } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { CommentCard } from '../../parts/CommentCard'
import { Covered, MediaGrid } from '../../parts/MediaGrid'
import { Author, PostCard } from '../../parts/PostCard'
import { UserText } from '../../parts/UserText'

const LARGE = 168
/** Separate chunk: only articles need the rich text sanitiser. */
const ArticleText = lazyComponent(() => import('./ArticleText'))

/** Uncovers blurred content, else plays or pauses the video, else opens the first picture. */
export const playOrZoom = (content: HTMLElement): void => {
  const matter = content.querySelector('.desk-matter')
  const cover = matter?.querySelector<HTMLElement>('.media-cover')
  const video = matter?.querySelector<HTMLVideoElement>('.media-video')
  if (cover) cover.click()
  else if (video) void (video.paused ? video.play() : video.pause())
  else matter?.querySelector<HTMLElement>('.ant-image')?.click()
}

/** True if the article is available as rich text. In the list, it is plain text. */
const isArticle = ({ bizType }: AuditTask, detail: dynamics.AuditDetail | undefined): boolean =>
  is(bizType, auditKind.article) && /<[a-z][^>]*>/i.test(plain(detail?.content))

export const ReviewSubject = ({
  task,
  detail,
  note,
}: {
  task: AuditTask
  detail: dynamics.AuditDetail | undefined
  note: string | undefined
}) => {
  const t = useT()
  return (
    <>
      <article className="desk-matter" aria-label={t('reviewDesk.matter')}>
        <header>
          <Author of={{ avatar: '', nickname: task.nickname, userType: task.userType }} />
          <StatusTag field={auditTask.bizType} value={task.bizType} />
          {plain(task.plateName) && (
            <span className="quiet">
              <bdi>{plain(task.plateName)}</bdi>
            </span>
          )}
          <span className="quiet">
            <Value field={auditTask.submitTime} value={task.submitTime} />
          </span>
        </header>
        {note !== undefined && <Alert type="warning" showIcon title={note || t('reviewDesk.notTaken')} />}
        {isArticle(task, detail) ? (
          <Covered of={task}>
            <ArticleText html={plain(detail?.content)} hits={task.hitWords} />
          </Covered>
        ) : (
          <UserText text={task.content} hits={task.hitWords} whole />
        )}
        <MediaGrid of={{ images: task.images, video: task.video, machineLabel: task.machineLabel }} size={LARGE} />
      </article>
      {detail?.comment && (
        <section className="desk-around">
          <h3 className="section-title">{t('reviewDesk.toComment')}</h3>
          <CommentCard of={detail.comment} />
        </section>
      )}
      {detail?.post && (
        <section className="desk-around">
          <h3 className="section-title">{t('reviewDesk.inPost')}</h3>
          <PostCard of={detail.post} />
        </section>
      )}
    </>
  )
}
