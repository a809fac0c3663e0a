import { Steps } from 'antd'
import * as dictionaries from '@/api/dictionaries'
import { type ClueDetail, clue } from '@/entities/leads/clue'
import { useLoad } from '@/kit/load'
import { optionName } from '@/kit/format'
import { formatTime } from '@/lib/time'
import { type TextKey, useLanguage, useT } from '@/locales'

const LOST = 8
const WON = 7

/** The way of a lead from its arrival to the deal, with the times that it got so far; a lost or invalid one ends in red, lost with its reason. */
export const ClueSteps = ({ row }: { row: ClueDetail }) => {
  const t = useT()
  const status = Number(row.status)
  const ended = status >= LOST
  // The dictionary is in Chinese.
  const enabled = useLanguage() === 'zh' && status === LOST
  const desc = useLoad(dictionaries.getDesc.query({ parentCode: 'FAIL_REASON' }, { quiet: true }), { enabled }).data
  const { assign, follow, visit, drive, order, deal, end } = row.reached
  const steps: { title: TextKey; time: string }[] = [
    { title: 'clueStatus.1', time: row.createTime },
    { title: 'clueStatus.2', time: assign },
    { title: 'clueStatus.3', time: follow },
    { title: 'followType.4', time: visit },
    { title: 'followType.5', time: drive },
    { title: 'clues.ordered', time: order },
    { title: 'clues.won', time: deal },
  ]
  const at = (time: string) => <span className="digits">{formatTime(time, 'YYYY-MM-DD HH:mm')}</span>
  const last = {
    title: t(status === LOST ? 'clueStatus.8' : 'clueStatus.9'),
    status: 'error' as const,
    content: (
      <>
        {at(end)}
        {status === LOST && (
          <span style={{ display: 'block' }} title={desc}>
            {optionName(t, clue.failReason, row.failReason)}
            {desc && <small style={{ display: 'block' }}>{desc}</small>}
          </span>
        )}
      </>
    ),
  }
  const gone = ended ? steps.filter(({ time }) => time !== '') : steps
  return (
    <nav aria-label={t('clues.progress')} className="clue-steps scroll-x">
      <Steps
        size="small"
        titlePlacement="vertical"
        current={ended ? gone.length : status - 1}
        status={status === WON ? 'finish' : ended ? 'error' : 'process'}
        items={[...gone.map(({ title, time }) => ({ title: t(title), content: time ? at(time) : undefined })), ...(ended ? [last] : [])]}
      />
    </nav>
  )
}
