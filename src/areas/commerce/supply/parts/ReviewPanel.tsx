import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Result, Space } from 'antd'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { goodsComment, type GoodsComment, goodsCommentStatus as states } from '@/entities/commerce/goodsComment'
import { is, isYes } from '@/entities/field'
import { Panel } from '@/kit/dialog/dialog'
import { useList } from '@/kit/list/place'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { GoodsCell } from '../../parts/GoodsCell'
import { phoneEnd } from './reviewWords'
import type { useReviewActions } from './useReviewActions'

const ORDER = '/order-management-shop/order-management-detail'

interface ReviewPanelProps {
  id: string
  /** True if reviews can be decided here, not only read. */
  decides: boolean
  work: ReturnType<typeof useReviewActions>
  onMove: (id: string) => void
  onClose: () => void
}

/**
 * Detail of one review. A decision opens the next pending review of the page as it was on opening, then of reviews
 * that moved up since. P approves, R rejects.
 */
export const ReviewPanel = ({ id, decides, work, onMove, onClose }: ReviewPanelProps) => {
  const t = useT()
  const may = useMay()
  // The list context does not carry the type of the rows.
  const rows = (useList().rows ?? []) as readonly GoodsComment[]
  const [queue, setQueue] = useState(rows)
  // Rows of the next page move up when the first ones are decided. The panel can also open from a link, before rows
  // are loaded.
  const more = rows.filter((one) => !queue.some(({ id: known }) => known === one.id))
  if (more.length > 0) setQueue([...queue, ...more])
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [over, setOver] = useState(false)
  const row = rows.find((one) => one.id === id) ?? queue.find((one) => one.id === id)
  const at = queue.findIndex((one) => one.id === id)
  const [before, after] = [queue[at - 1]?.id, queue[at + 1]?.id]
  const nextOf = (done: ReadonlySet<string>) => {
    const waits = (one: GoodsComment) => is(one.status, states.pending) && !done.has(one.id)
    return queue.slice(at + 1).find(waits) ?? queue.find(waits)
  }
  const next = () => {
    const done = new Set([...decided, id])
    setDecided(done)
    const to = nextOf(done)
    if (to) onMove(to.id)
    else setOver(true)
  }
  const late = over ? nextOf(decided)?.id : undefined
  useEffect(() => {
    if (late === undefined) return
    setOver(false)
    onMove(late)
  }, [late, onMove])
  const mayDecide = decides && row !== undefined && !over && may('goods.examineComment')
  const pass = mayDecide && work.canPass(row) && !decided.has(id) ? () => void work.pass(row, next) : undefined
  const refuse = mayDecide && work.canRefuse(row) && !decided.has(id) ? () => work.refuse([row], next) : undefined
  const onKey = (event: KeyboardEvent) => {
    const { target, repeat, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || repeat || work.asks || work.busy) return
    if (target instanceof HTMLElement && target.closest('input, textarea')) return
    const does = { p: pass, r: refuse }[letterOf(event)]
    if (!does) return
    event.preventDefault()
    does()
  }
  return (
    // The panel has the focus and its key events bubble up to here. The element itself is no control.
    <div role="presentation" onKeyDown={onKey}>
      <Panel
        open
        title={t('reviews.detail')}
        extra={
          !over && (
            <Space size={2}>
              <Button
                type="text"
                icon={<LeftOutlined />}
                disabled={!before}
                aria-label={t('reviews.previous')}
                onClick={() => before && onMove(before)}
              />
              <Button
                type="text"
                icon={<RightOutlined />}
                disabled={!after}
                aria-label={t('reviews.next')}
                onClick={() => after && onMove(after)}
              />
            </Space>
          )
        }
        onClose={onClose}
        footer={
          <>
            {refuse && (
              <Button loading={work.busy} onClick={refuse} aria-keyshortcuts="r">
                {t('reviews.refuse')} (R)
              </Button>
            )}
            {pass && (
              <Button type="primary" loading={work.busy} onClick={pass} aria-keyshortcuts="p">
                {t('reviews.pass')} (P)
              </Button>
            )}
          </>
        }
      >
        {over ? (
          <Result status="success" title={t('reviews.allDone')} />
        ) : !row ? (
          <Result status="404" title={t('reviews.gone')} />
        ) : (
          <Review row={row} />
        )}
      </Panel>
    </div>
  )
}

const Review = ({ row }: { row: GoodsComment }) => {
  const t = useT()
  return (
    <>
      <div className="review-head">
        <GoodsCell of={row} />
        <StatusTag field={goodsComment.status} value={row.status} />
        {isYes(row.topFlag) && <Mark tone="processing">{t(goodsComment.topFlag.label)}</Mark>}
      </div>
      <Stars value={row.score} />
      <p className="review-words">
        <bdi>{plain(row.content) || t('reviews.noWords')}</bdi>
      </p>
      {row.images.length > 0 && (
        <div className="space-below">
          <Pictures urls={row.images} width={120} />
        </div>
      )}
      <Facts
        row={row}
        fields={[
          goodsComment.nickname,
          [goodsComment.phone, phoneEnd(row)],
          goodsComment.anonymous,
          [
            goodsComment.orderNo,
            <PermittedLink key="order" digits text={row.orderNo} path={ORDER} query={{ id: plain(row.orderId) }} />,
          ],
          goodsComment.likeCount,
          goodsComment.createTime,
          goodsComment.examineBy,
          goodsComment.examineTime,
          goodsComment.reason,
        ]}
      />
    </>
  )
}
