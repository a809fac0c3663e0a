import {
  BellOutlined,
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  DownloadOutlined,
  StopOutlined,
  UploadOutlined,
} from '@ant-design/icons'
import { Badge, Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import { formatTime } from '@/lib/time'
import { useBadges } from '@/session/badges'
import { useIdentity } from '@/session/identity'
import { cancelJob, clearJobs, type Job, useJobs } from '@/session/jobs'
import { forgetMessages, useMessages } from '../messages'
import { titleOf } from '../title'
import { onWipe } from '../wipe'
import { useInbox } from './useInbox'
import { lazyComponent } from '@/kit/data/lazyComponent'
import { named } from '@/kit/show/format'
import { Popup } from '@/kit/dialog/Popup'

onWipe(() => clearJobs(true))

const bytes = (count: number): string => {
  const unit = count >= 1e6 ? 2 : count >= 1e3 ? 1 : 0
  return `${(count / 1000 ** unit).toFixed(unit ? 1 : 0)} ${['B', 'kB', 'MB'][unit]}`
}

const STATES: Record<Job['state'], { text: TextKey; icon: ReactNode }> = {
  waiting: { text: 'jobs.waiting', icon: <ClockCircleOutlined /> },
  running: { text: 'jobs.running', icon: undefined },
  done: { text: 'jobs.done', icon: <CheckCircleFilled className="tray-tone" data-tone="success" /> },
  failed: { text: 'jobs.failed', icon: <CloseCircleFilled className="tray-tone" data-tone="error" /> },
  cancelled: { text: 'jobs.cancelled', icon: <StopOutlined /> },
}

const JobLine = ({ job }: { job: Job }) => {
  const t = useT()
  const { loaded = 0, total } = job.progress ?? {}
  const busy = job.state === 'waiting' || job.state === 'running'
  const seconds = (Date.now() - job.startedAt) / 1000
  const isSent =
    job.kind === 'upload' &&
    job.state === 'running' &&
    job.progress?.direction === 'up' &&
    total !== undefined &&
    loaded >= total
  const facts = [
    titleOf(t, job.from),
    t(isSent ? 'import.working' : STATES[job.state].text),
    loaded > 0 ? (total ? `${bytes(loaded)} / ${bytes(total)}` : bytes(loaded)) : '',
    job.state === 'running' && loaded > 0 && seconds > 0.5 ? `${bytes(loaded / seconds)}/s` : '',
    job.message ?? '',
  ]
  return (
    <li className="tray-line">
      <span>{STATES[job.state].icon ?? (job.kind === 'download' ? <DownloadOutlined /> : <UploadOutlined />)}</span>
      <div className="tray-body">
        <div className="tray-title" title={job.title}>
          {job.title}
        </div>
        {job.state === 'running' && (
          <Progress
            size="small"
            percent={total ? Math.min(100, Math.round((loaded / total) * 100)) : 100}
            status="active"
            showInfo={Boolean(total)}
            aria-label={job.title}
          />
        )}
        <div className="tray-facts">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      {busy && (
        <Button
          size="small"
          type="text"
          aria-label={named(t('jobs.cancel'), job.title)}
          onClick={() => cancelJob(job.id)}
        >
          {t('jobs.cancel')}
        </Button>
      )}
    </li>
  )
}

const PastMessages = () => {
  const t = useT()
  const past = useMessages((messages) => messages.past)
  return (
    <section aria-labelledby="tray-messages">
      <div className="tray-head">
        <h2 id="tray-messages">{t('jobs.messages')}</h2>
        {past.length > 0 && (
          <Button size="small" type="text" onClick={forgetMessages}>
            {t('jobs.clear')}
          </Button>
        )}
      </div>
      {past.length === 0 ? (
        <p className="tray-empty">{t('jobs.noMessages')}</p>
      ) : (
        <ul>
          {past.map(({ id, tone, text, at }) => (
            <li key={id} className="tray-line">
              <span className="tray-tone" data-tone={tone} aria-hidden>
                ●
              </span>
              <span className="tray-body">{text}</span>
              <time className="tray-facts">{formatTime(at, 'HH:mm:ss')}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Separate chunk with its call, loaded when the bell is first opened. */
const Inbox = lazyComponent(() => import('./Inbox'))

const TrayContent = ({ inbox, close }: { inbox: ReturnType<typeof useInbox>; close: () => void }) => {
  const t = useT()
  const jobs = useJobs(({ jobs: all }) => all)
  return (
    <>
      {inbox && <Inbox page={inbox} close={close} />}
      <section aria-labelledby="tray-jobs">
        <div className="tray-head">
          <h2 id="tray-jobs">{t('jobs.title')}</h2>
          {jobs.some(({ state }) => state !== 'waiting' && state !== 'running') && (
            <Button size="small" type="text" onClick={() => clearJobs()}>
              {t('jobs.clear')}
            </Button>
          )}
        </div>
        {jobs.length === 0 ? (
          <p className="tray-empty">{t('jobs.none')}</p>
        ) : (
          <ul>
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
        )}
      </section>
      <PastMessages />
    </>
  )
}

/**
 * The bell: unread notices, downloads, uploads and imports, and past messages. The number of unread notices is the
 * badge of their menu entry, set by the start page, the inbox and the opened bell. The closed bell sends no request.
 */
export const Tray = () => {
  const t = useT()
  const busy = useJobs(({ jobs }) => jobs.filter(({ state }) => state === 'waiting' || state === 'running').length)
  const inbox = useInbox()
  const user = useIdentity((identity) => identity.user?.id)
  const unread = useBadges(({ owner, counts }) => (inbox && owner === user ? (counts[inbox] ?? 0) : 0))
  const words = [
    busy ? t('jobs.busy', { count: busy }) : t('jobs.title'),
    unread ? t('inbox.unread', { count: unread }) : '',
  ]
  return (
    <Popup
      label={t('jobs.title')}
      className="tray"
      button={{
        type: 'text',
        className: 'tray-bell',
        title: t('jobs.title'),
        'aria-label': named(...words),
        children: (
          <Badge count={busy + unread} size="small">
            <BellOutlined />
          </Badge>
        ),
      }}
    >
      {(close) => <TrayContent inbox={inbox} close={close} />}
    </Popup>
  )
}
