import * as integral from '@/api/commerce/integral'
import { type IntegralRule, integralRule, MAX_RULE_WORDS, MIN_RULE_WORDS } from '@/entities/members/integralRule'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { createContext, reference, wireTime } from '../../core/context'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { refuseChanged, refuseFields, text } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { newId } from '../../system/rules/store'
import { demandWriter } from '../rules/writers'

/** Time a form may stay open with its initial effective time, in ms. */
const OPEN_MS = 3_600_000
const TEXT = `<h2>如何获得积分</h2><p>完成 App 内的新手、每日、成长与车主任务，参加社区活动、邀请好友注册，均可获得 <strong>App积分</strong>，单项任务的次数与上限以任务页为准。</p><h2>如何使用积分</h2><ul><li><p>在积分商城兑换礼品与优惠券；</p></li><li><p>参与幸运抽奖与竞猜活动。</p></li></ul><h2>积分有效期</h2><p>积分自到账之日起 <strong>36 个月</strong>内有效，到期自动失效，到期前 30 天在App内提醒。</p><h2>违规处理</h2><p>以作弊、刷量等方式获得的积分将被收回，情节严重的冻结账户。</p>`

const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim()
const store = seeded('integralRule', (): { rule: IntegralRule | null } => {
  const context = createContext(reference(), 20_261_134, 1)
  const updateTime = context.workTime(46)
  return {
    rule: {
      id: '2101',
      title: '会员积分规则',
      content: TEXT,
      version: 'V7',
      effectTime: `${context.date(45)} 00:00:00`,
      updateBy: '林晓梅',
      updateTime,
    },
  }
})

on(integral.getRule)((_input, { user }) => {
  demandHeadquartersPage(user, '/setting/integralRule')
  return store().rule
})
on(integral.saveRule)((input, { user, now }) => {
  demandWriter(user, 'integral.saveRule')
  const was = store().rule
  if (was && text(input.id) !== was.id) throw new Refusal(400, '积分规则已发布，请刷新后修订')
  if (was) refuseChanged(was, input)
  const { values, faults } = readInto(integralRule, ['title', 'content', 'effectTime'], input, {})
  const { length } = [...wordsOf(values.content)]
  refuseFields({
    ...faults,
    content: length < MIN_RULE_WORDS || length > MAX_RULE_WORDS ? '规则正文须为20-20000个字符' : faults.content,
    effectTime: values.effectTime < wireTime(now - OPEN_MS) ? '生效时间不能早于当前时间' : faults.effectTime,
  })
  const rule: IntegralRule = {
    id: was?.id ?? newId(),
    ...values,
    version: `V${Number((was?.version ?? 'V0').slice(1)) + 1}`,
    updateBy: user.nickname,
    updateTime: wireTime(now),
  }
  store().rule = rule
  return { id: rule.id }
})
