import { goodsCommentStatus as states, type GoodsComment } from '@/entities/commerce/goodsComment'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { OrderItemRow, ShopOrderRow } from './shopOrders'

export type GoodsCommentRow = GoodsComment

const COMMENTS = 240
const WORDS: readonly (readonly [score: number, words: readonly string[]])[] = [
  [
    5,
    [
      '做工扎实，和原车颜色很搭，安装师傅十分钟就装好了。',
      '用了一个月才来评价，质量比想象的好，已经推荐给车友群。',
      '积分换的，很划算，包装也很用心。',
    ],
  ],
  [4, ['整体不错，就是物流慢了两天，希望以后能更快一些。', '尺寸合适，稍微有一点味道，通风几天就没有了。']],
  [3, ['中规中矩，和图片略有色差，能用。']],
  [2, ['收到时外包装破损，里面有一处划痕，客服说可以补发，还在等。']],
  [1, ['卡扣装上去就断了，联系了两次都没有解决，希望尽快处理。', '加微信领返现，同款更便宜！']],
]
const LONG =
  '买来给家里第二辆车用的，前后对比了好几家，最后还是选了官方商城。安装很简单，按照说明书一步一步来就行，全程没有用到额外工具。开了一趟长途，大概八百多公里，没有异响也没有移位，孩子在后排也说舒服。唯一的小建议是说明书的字再大一点，老人看着有些吃力。总体来说非常满意，下次保养的时候会再买一套备用。'
const REASONS = ['广告', '辱骂', '与商品无关', '涉及隐私']
const MODERATORS = ['周岚', '陈立', '李静']
const HOUR = 3_600_000

export const buildGoodsComments = (
  context: Context,
  now: number,
  lines: readonly { order: ShopOrderRow; item: OrderItemRow; finished: number }[],
): GoodsCommentRow[] =>
  Array.from({ length: lines.length && COMMENTS }, (_, index): GoodsCommentRow => {
    const { random } = context
    const { order, item, finished } = at(lines, index)
    const [score, words] = at(WORDS, [0, 0, 1, 0, 2, 1, 0, 3, 0, 4][index % 10] ?? 0)
    const created = Math.min(finished + random.int(1, 90) * HOUR, now - random.int(1, 40) * HOUR)
    const status = index % 4 === 1 ? states.pending : index % 13 === 6 ? states.rejected : states.approved
    const isOpen = status === states.pending
    return {
      id: String(7_800_001 + index * 3),
      goodsId: item.goodsId,
      goodsName: item.goodsName,
      cover: item.cover,
      skuName: item.skuName,
      orderId: order.id,
      orderNo: order.orderNo,
      nickname: order.nickname,
      phone: order.phone,
      anonymous: index % 6 === 2 ? 1 : 0,
      score,
      content: index % 29 === 3 ? LONG : at(words, random.int(0, words.length - 1)),
      images:
        index % 5 < 2
          ? Array.from({ length: 1 + (index % 6) }, (_one, place) =>
              picture(`晒图${place + 1}`, at(colors, index + place), 600, 600),
            )
          : [],
      likeCount: isOpen ? 0 : random.int(0, 60),
      topFlag: status === states.approved && score >= 4 && index % 31 === 0 ? 1 : 0,
      status,
      reason: status === states.rejected ? at(REASONS, index) : '',
      examineBy: isOpen ? '' : at(MODERATORS, index),
      examineTime: isOpen ? '' : wireTime(Math.min(created + random.int(1, 30) * HOUR, now)),
      createTime: wireTime(created),
    }
  })
