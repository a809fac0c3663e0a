import './feedback.css'
import { Timeline } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import * as feedback from '@/api/voice/feedback'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  type FeedbackDetail,
  feedbackRecord,
  feedbackStatus,
  feedback as fields,
  recordAction,
} from '@/entities/voice/feedback'
import { copy } from '@/kit/dialog/copy'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useRowsAround } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import type { NeighbourLink } from '@/kit/page/rowsAround'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Pictures } from '@/kit/show/Picture'
import { optionName, plain } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { letterOf } from '@/lib/letterOf'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Waiting } from '../parts/Waiting'
import { FIRST_WAITING, useNextWaiting } from '../parts/useNextWaiting'
import { AnswerBox } from './parts/AnswerBox'
import { Message } from './parts/Message'
import { OtherItems, SameUser } from './parts/OfUser'
import { isWaiting, LIMITS } from './parts/feedbackWords'
import { useFeedbackActions } from './parts/useFeedbackActions'

/** True if a dialog or drawer is open. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].some((one) => one.checkVisibility())

/**
 * J and K navigate to the next and previous record of the list from which this one was opened, except during text
 * input.
 */
const useStepKeys = (): void => {
  const { setQuery } = useScreen()
  const { before, after } = useRowsAround()
  const follow = async (way: NeighbourLink) => {
    const to = typeof way === 'function' ? await way() : way
    if (to) setQuery(to)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey || repeat || isCovered()) return
    if (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable=true]')) return
    const way = { j: after, k: before }[letterOf(event)]
    // The client reports failures.
    if (way) follow(way).catch(() => undefined)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const STORE = '/storeManagement/storeBasicInfoList'

const asText = (row: FeedbackDetail, t: Translate): string =>
  [
    `${t(fields.id.label)}: ${plain(row.id)}`,
    `${t(fields.feedbackType.label)}: ${optionName(t, fields.feedbackType, row.feedbackType)}`,
    `${t(fields.client.label)}: ${optionName(t, fields.client, row.client)} ${plain(row.appVersion)}`,
    `${t(fields.deviceModel.label)}: ${plain(row.deviceModel)}`,
    '',
    plain(row.content),
  ].join('\n')

const History = ({ row }: { row: FeedbackDetail }) => {
  const t = useT()
  return (
    <Timeline
      items={row.records.map((one, at) => ({
        key: at,
        content: (
          <div className="feedback-record" data-action={plain(one.action)}>
            <div className="quiet">
              <StatusTag field={feedbackRecord.action} value={one.action} />{' '}
              {is(one.action, recordAction.remark) && <Mark tone="warning">{t('feedback.onlyInside')}</Mark>}{' '}
              <Value field={feedbackRecord.createTime} value={one.createTime} full /> <bdi>{plain(one.createBy)}</bdi>
            </div>
            <bdi className="answer-words">{plain(one.content)}</bdi>
            {one.images.length > 0 && (
              <div>
                <Pictures urls={one.images} width={64} />
              </div>
            )}
          </div>
        ),
      }))}
    />
  )
}

export default function FeedbackReplyForm() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { query, setQuery } = useScreen()
  const { remarkOf, windows } = useFeedbackActions(viewer)
  const { next } = useNextWaiting(
    () => feedback.list({ status: feedbackStatus.waiting, ...FIRST_WAITING }),
    (id) => setQuery({ id, tab: undefined }, true),
  )
  const replies = viewer.head && may('feedback.reply')
  useStepKeys()
  return (
    <>
      <RecordScreen
        load={feedback.get}
        title={(row) => plain(row.id)}
        status={fields.status}
        marks={(row) => (
          <>
            <StatusTag field={fields.feedbackType} value={row.feedbackType} />
            {isWaiting(row) && <Waiting since={row.createTime} {...LIMITS} />}
          </>
        )}
        actions={(row) => [
          {
            label: 'feedback.next',
            next: !isWaiting(row),
            hide: !replies,
            run: () => next(query.get('id') ?? ''),
          },
          remarkOf(row),
          { label: 'feedback.copyText', run: () => copy(asText(row, t), t('kit.copied')) },
        ]}
      >
        {(row) => (
          <div className="feedback-desk">
            <Card
              title={t(fields.content.label)}
              extra={<Value field={fields.createTime} value={row.createTime} full />}
            >
              <Message row={row} />
            </Card>
            <div className="feedback-side">
              {replies && <AnswerBox key={row.id} row={row} />}
              <Card title={t('feedback.user')}>
                <Facts
                  row={row}
                  fields={[
                    fields.nickname,
                    fields.phone,
                    fields.userId,
                    fields.seriesName,
                    fields.vin,
                    [
                      fields.dealerName,
                      <PermittedLink
                        key="store"
                        text={row.dealerName}
                        path={STORE}
                        query={{ dealerCode: row.dealerCode }}
                      />,
                    ],
                    fields.satisfied,
                  ]}
                />
              </Card>
              <Card title={t('feedback.device')}>
                <Facts row={row} fields={[fields.client, fields.appVersion, fields.deviceModel]} />
              </Card>
            </div>
            <section className="card record-tabs">
              <ScreenTabs
                tabs={[
                  { key: 'records', label: t('feedback.records'), children: <History row={row} /> },
                  { key: 'same', label: t('feedback.same'), children: <SameUser row={row} /> },
                  { key: 'other', label: t('feedback.other'), children: <OtherItems row={row} /> },
                ]}
              />
            </section>
          </div>
        )}
      </RecordScreen>
      {windows}
    </>
  )
}
