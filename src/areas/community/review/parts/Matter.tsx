import { Alert } from 'antd'
import type * as dynamics from '@/api/community/dynamics'
import { auditTask, type AuditTask } from '@/entities/community/audit'
import { plain } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { CommentCard } from '../../parts/CommentCard'
import { MediaGrid } from '../../parts/MediaGrid'
import { Author, PostCard } from '../../parts/PostCard'
import { UserText } from '../../parts/UserText'

const LARGE = 168

/** Uncovers what is blurred, plays or pauses the film, or opens the first picture large: what stands there, in this order. */
export const playOrZoom = (content: HTMLElement): void => {
  const matter = content.querySelector('.desk-matter')
  const cover = matter?.querySelector<HTMLElement>('.media-cover')
  const film = matter?.querySelector<HTMLVideoElement>('.media-video')
  if (cover) cover.click()
  else if (film) void (film.paused ? film.play() : film.pause())
  else matter?.querySelector<HTMLElement>('.ant-image')?.click()
}

/** What is to be decided upon, large: its words with what was found in them, its pictures and film, and what it stands under. */
export const Matter = ({
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
        <UserText text={task.content} hits={task.hitWords} whole />
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
