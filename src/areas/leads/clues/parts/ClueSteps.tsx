import { Steps } from 'antd'
import * as dictionaries from '@/api/system/dictionaries'
import { is } from '@/entities/field'
import { type ClueDetail, clue } from '@/entities/leads/clue'
import { clueStatus } from '@/entities/leads/enums'
import { useLoad } from '@/kit/data/load'
import { optionName } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { type TextKey, useLanguage, useT } from '@/locales'

/**
 * Progress of a lead from arrival to deal with the times. A lost or invalid lead ends in red; a lost one shows the
 * reason.
 */
export const ClueSteps = ({ row }: { row: ClueDetail }) => {
  const t = useT()
  const status = Number(row.status)
  const ended = is(status, clueStatus.lost, clueStatus.invalid)
  // The dictionary exists in Chinese only.
  const enabled = useLanguage() === 'zh' && status === clueStatus.lost
  const desc = useLoad(dictionaries.getDesc.query({ parentCode: 'FAIL_REASON' }, { quiet: true }), { enabled }).data
  const { assign, follow, visit, drive, order, deal, end } = row.reached
  const steps: { title: TextKey; time: string }[] = [
    { title: 'clueStatus.unassigned', time: row.createTime },
    { title: 'clueStatus.toContact', time: assign },
    { title: 'clueStatus.following', time: follow },
    { title: 'followType.visit', time: visit },
    { title: 'followType.drive', time: drive },
    { title: 'clues.ordered', time: order },
    { title: 'clues.won', time: deal },
  ]
  const at = (time: string) => <span className="digits">{formatTime(time, 'YYYY-MM-DD HH:mm')}</span>
  const last = {
    title: t(status === clueStatus.lost ? 'clueStatus.lost' : 'clueStatus.invalid'),
    status: 'error' as const,
    content: (
      <>
        {at(end)}
        {status === clueStatus.lost && (
          <span className="block" title={desc}>
            {optionName(t, clue.failReason, row.failReason)}
            {desc && <small className="block">{desc}</small>}
          </span>
        )}
      </>
    ),
  }
  const gone = ended ? steps.filter(({ time }) => formatTime(time) !== '') : steps
  return (
    <nav aria-label={t('clues.progress')} className="clue-steps scroll-x">
      <Steps
        size="small"
        titlePlacement="vertical"
        current={ended ? gone.length : status - 1}
        status={status === clueStatus.won ? 'finish' : ended ? 'error' : 'process'}
        items={[
          ...gone.map(({ title, time }) => ({ title: t(title), content: time ? at(time) : undefined })),
          ...(ended ? [last] : []),
        ]}
      />
    </nav>
  )
}
