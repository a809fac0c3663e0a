import * as goodsCalls from '@/api/commerce/goods'
import { type GoodsComment, goodsCommentStatus as states } from '@/entities/commerce/goodsComment'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { demandHeadquarters, worksAtHeadquarters } from '../../community/rules/headquarters'
import { demandPage } from '../../system/rules/access'
import type { GoodsCommentRow } from '../data/goodsComments'
import { dropGoodsComments, goodsComments } from '../rules/goodsComments'

const PAGE = '/shop-management-shop/evaluate-management'
const CHANGED = '状态已变化，请刷新后重试'
const MISSING = '数据不存在'
const MAX_ON_TOP = 3
const GOOD = 4
const BAD = 2

/** Returns the view of a comment with the last four digits of the phone, or no phone if the buyer is anonymous. */
const view = (row: GoodsCommentRow): GoodsComment => ({ ...row, phone: row.anonymous ? '' : row.phone.slice(-4) })

const listed = listOf(goodsCalls.listComments)<GoodsCommentRow>({
  is: ['status', 'score', 'topFlag'],
  like: ['goodsName', 'orderNo'],
  between: ['createTime'],
  where: {
    keyword: (asked) => {
      const word = text(asked).toLowerCase()
      return ({ nickname, phone, anonymous }) =>
        nickname.toLowerCase().includes(word) ||
        (!anonymous && (phone === word || (word.length === 4 && phone.endsWith(word))))
    },
    hasImages: (asked) => (row) =>
      asked === undefined || asked === '' || row.images.length > 0 === (integer(asked) === 1),
  },
  sort: ['createTime', 'score'],
})
on(goodsCalls.listComments)((input, { user }) => {
  demandPage(user, PAGE)
  if (!worksAtHeadquarters(user)) throw new Refusal(403, '没有访问权限')
  const all = listed.fitting(goodsComments(), { ...input, status: undefined, score: undefined })
  return {
    ...listed.page(goodsComments(), input, view),
    summary: {
      ...listed.counts(
        goodsComments(),
        input,
        'status',
        states.options.map(({ value }) => value),
      ),
      scored: all.length,
      good: all.filter(({ score }) => score >= GOOD).length,
      bad: all.filter(({ score }) => score <= BAD).length,
      ...(all.length && {
        average: Math.round((all.reduce((sum, { score }) => sum + score, 0) / all.length) * 10) / 10,
      }),
    },
  }
})

on(goodsCalls.examineComment)((input, { user, now }) => {
  demandHeadquarters(user, 'goods.examineComment')
  const status = integer(input.status)
  const reason = text(input.reason).trim()
  if (status !== states.approved && status !== states.rejected) throw new Refusal(400, '请选择审核结果')
  if (status === states.rejected && (reason.length < 2 || reason.length > 100))
    throw new Refusal(400, '驳回原因长度须为2-100个字符')
  const fails = texts(input.ids).flatMap((id) => {
    const row = goodsComments().find((one) => one.id === id)
    if (!row) return { id, reason: MISSING }
    if (row.status === status) return { id, reason: CHANGED }
    Object.assign(row, {
      status,
      reason: status === states.rejected ? reason : '',
      topFlag: status === states.rejected ? 0 : row.topFlag,
      examineBy: user.nickname,
      examineTime: formatTime(now),
    })
    return []
  })
  return { fails }
})
on(goodsCalls.topComment)(({ id, topFlag }, { user }) => {
  demandHeadquarters(user, 'goods.topComment')
  const row = withId(goodsComments(), id, MISSING)
  const isTop = integer(topFlag) === 1
  if (row.status !== states.approved) throw new Refusal(400, CHANGED)
  const onTop = goodsComments().filter((one) => one.goodsId === row.goodsId && one.topFlag && one.id !== row.id)
  if (isTop && onTop.length >= MAX_ON_TOP) throw new Refusal(400, `每个商品最多置顶${MAX_ON_TOP}条`)
  Object.assign(row, { topFlag: isTop ? 1 : 0 })
  return {}
})
on(goodsCalls.removeComment)(({ ids }, { user }) => {
  demandHeadquarters(user, 'goods.removeComment')
  const known = new Set(goodsComments().map(({ id }) => id))
  dropGoodsComments(new Set(texts(ids)))
  return { fails: texts(ids).flatMap((id) => (known.has(id) ? [] : { id, reason: MISSING })) }
})
