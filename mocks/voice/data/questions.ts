import {
  type Asked,
  type QuestionType,
  questionCategory as category,
  questionStatus,
  questionType as type,
} from '@/entities/voice/question'
import { askedIn, evenScores, isScoreable, newAsked, withOptions } from '@/entities/voice/questionRules'
import type { Context } from '../../core/context'
import { at } from '../../core/random'

export interface QuestionRow extends Asked {
  id: string
  category: number & Asked['category']
  topFlag: 0 | 1
  status: number
  createBy: string
  updateBy: string
  updateTime: string
}

const SCENES = ['试驾', '交车', '售后维修', '取送车'] as const
type Seed = readonly [title: string, type: QuestionType, category: NonNullable<Asked['category']>, options?: string]
const SATISFIED = '非常满意|满意|一般|不满意|非常不满意'
const OF_SCENES: readonly Seed[] = [
  ['{}过程中，您对接待人员的服务态度满意吗？', type.stars, category.manner],
  ['{}时，工作人员是否主动问候并介绍自己？', type.single, category.manner, '是|否'],
  ['{}过程中，哪些服务细节让您感到贴心？', type.multiple, category.manner, '主动问候|耐心讲解|及时回应|礼貌送别|其他'],
  ['您对{}人员的仪容仪表如何评价？', type.single, category.manner, SATISFIED],
  ['{}人员对产品知识的讲解是否清楚？', type.stars, category.skill],
  ['{}人员能否准确解答您的疑问？', type.single, category.skill, '完全可以|基本可以|部分可以|不能'],
  ['请评价{}人员以下方面的专业能力', type.matrix, category.skill, '产品讲解|操作演示|问题解答'],
  ['{}现场的环境是否整洁舒适？', type.stars, category.premises],
  ['{}区域的指引标识是否清晰？', type.single, category.premises, SATISFIED],
  ['{}现场哪些设施需要改善？', type.multiple, category.premises, '停车位|休息区|卫生间|充电桩|儿童区|其他'],
  ['{}的预约是否方便？', type.stars, category.process],
  [
    '从到店到{}开始，您等待了多久？',
    type.dropDown,
    category.process,
    '5 分钟以内|5-15 分钟|15-30 分钟|30-60 分钟|1 小时以上',
  ],
  ['{}整体用时是否符合您的预期？', type.single, category.process, '比预期快|符合预期|比预期慢'],
  ['请按重要程度为{}的各环节排序', type.ranking, category.process, '预约|接待|讲解|交付|回访'],
  ['{}前，费用或条款是否向您说明清楚？', type.single, category.price, '非常清楚|比较清楚|不太清楚|没有说明'],
  ['{}相关的收费是否合理？', type.stars, category.price],
  ['{}时，车辆的清洁状况如何？', type.stars, category.product],
  ['综合来看，您对本次{}服务的满意度是？', type.stars, category.overall],
  ['您有多大可能把我们的{}服务推荐给亲友？', type.nps, category.overall],
  ['关于{}，您还有哪些建议？', type.longText, category.overall],
]
const ALONE: readonly Seed[] = [
  ['您向亲友推荐本品牌的可能性有多大？', type.nps, category.overall],
  ['您再次购买本品牌车辆的可能性有多大？', type.nps, category.overall],
  ['您对品牌的整体印象如何？', type.stars, category.overall],
  ['您对品牌的服务有何期待？', type.longText, category.overall],
  ['与您了解的其他品牌相比，我们的服务如何？', type.single, category.overall, '明显更好|略好|差不多|略差|明显更差'],
  ['请用一个词形容我们的品牌', type.shortText, category.overall],
  ['您的年龄段是？', type.single, category.about, '18-25 岁|26-35 岁|36-45 岁|46-55 岁|56 岁及以上'],
  ['您的性别是？', type.single, category.about, '男|女|不便透露'],
  ['您的职业是？', type.dropDown, category.about, '企业职员|公务员|教师|医务人员|自由职业|个体经营|学生|退休|其他'],
  ['您家里有几辆车？', type.single, category.about, '1 辆|2 辆|3 辆及以上'],
  ['您的提车日期是？', type.date, category.about],
  ['您的联系电话是？', type.shortText, category.about],
  ['您的常用邮箱是？', type.shortText, category.about],
  ['您每周用车几天？', type.dropDown, category.about, '1-2 天|3-4 天|5-6 天|每天'],
  ['您平均每月行驶多少公里？', type.shortText, category.about],
  ['您通常在哪里充电？', type.multiple, category.about, '家用充电桩|公共快充站|公司|换电站|其他'],
  ['您从哪些渠道了解到本品牌？', type.multiple, category.about, '门店|短视频|汽车网站|亲友推荐|户外广告|车展|其他'],
  ['您所在的城市是？', type.shortText, category.about],
  ['您目前驾驶的车型是？', type.shortText, category.product],
  ['您对车辆外观设计满意吗？', type.stars, category.product],
  ['您对内饰做工满意吗？', type.stars, category.product],
  ['您对车机系统的流畅度满意吗？', type.stars, category.product],
  ['您对续航表现满意吗？', type.stars, category.product],
  ['您对智能驾驶辅助的表现满意吗？', type.stars, category.product],
  ['您最满意车辆的哪些方面？', type.multiple, category.product, '外观|内饰|空间|动力|续航|智能座舱|智能驾驶|安全'],
  ['您最希望改进哪些方面？', type.multiple, category.product, '外观|内饰|空间|动力|续航|智能座舱|智能驾驶|安全|都满意'],
  ['请评价以下产品体验', type.matrix, category.product, '驾驶平顺性|隔音降噪|座椅舒适性|空调效果|音响效果'],
  ['请按关注程度为以下配置排序', type.ranking, category.product, '续航|智能驾驶|空间|安全|价格'],
  ['车辆使用中是否遇到过故障？', type.single, category.product, '没有|偶尔|经常'],
  ['请上传您遇到的问题的照片', type.pictures, category.product],
  ['请上传您的爱车照片', type.pictures, category.about],
  ['您对车辆的其他建议', type.longText, category.product],
  ['您认为产品定价是否合理？', type.single, category.price, '偏低|合理|略高|偏高'],
  ['您选择的金融方案是？', type.dropDown, category.price, '全款|银行贷款|厂家金融|融资租赁'],
  ['您对金融方案的透明度满意吗？', type.stars, category.price],
  ['您对保养价格的透明度满意吗？', type.stars, category.price],
  ['哪些费用让您觉得不够透明？', type.multiple, category.price, '上牌费|保险|精品装潢|金融服务费|都很透明'],
  ['您对门店的位置满意吗？', type.stars, category.premises],
  ['您希望门店增加哪些服务？', type.multiple, category.premises, '咖啡餐饮|儿童乐园|办公区|代步车|洗车|其他'],
  ['您到店的主要方式是？', type.single, category.premises, '自驾|公共交通|打车|步行'],
  ['请评价门店以下设施', type.matrix, category.premises, '展厅|休息区|卫生间|停车场'],
  ['您对 App 的使用体验满意吗？', type.stars, category.process],
  ['您最常使用 App 的哪些功能？', type.multiple, category.process, '车辆控制|社区|商城|预约服务|充电地图|积分'],
  ['您希望通过哪种方式接收服务通知？', type.single, category.process, '电话|短信|App推送|微信'],
  ['您上次保养的日期是？', type.date, category.process],
  ['预约保养时，您最看重什么？', type.ranking, category.process, '时间灵活|距离近|价格透明|技师水平'],
  ['客服热线是否及时接听？', type.single, category.process, '立即接听|等待 1 分钟内|等待较久|无人接听'],
  ['您对道路救援的响应速度满意吗？', type.stars, category.process],
  ['您对客户经理的响应速度满意吗？', type.stars, category.manner],
  ['客户经理是否定期回访？', type.single, category.manner, '定期|偶尔|从不'],
  ['您对在线客服的服务态度满意吗？', type.stars, category.manner],
  ['请写下您印象最深的一位服务人员', type.shortText, category.manner],
  ['技师是否向您说明了维修方案？', type.single, category.skill, '详细说明|简单说明|没有说明'],
  ['您对维修质量满意吗？', type.stars, category.skill],
  ['问题是否一次修复？', type.single, category.skill, '是|否'],
  ['请评价服务顾问以下能力', type.matrix, category.skill, '倾听需求|专业建议|跟进进度'],
  ['您对本次活动的组织满意吗？', type.stars, category.overall],
  ['您最喜欢活动的哪个环节？', type.single, category.overall, '试驾体验|讲解沙龙|互动游戏|抽奖|餐饮'],
  ['您希望以后参加哪些活动？', type.multiple, category.overall, '自驾游|试驾会|亲子活动|公益活动|赛道体验|其他'],
  ['您愿意参加的活动时间是？', type.date, category.about],
]
const SEEDS: readonly Seed[] = [
  ...OF_SCENES.flatMap((seed) =>
    SCENES.map((scene): Seed => [seed[0].replace('{}', scene), seed[1], seed[2], seed[3]]),
  ),
  ...ALONE,
]
const [OFF_EVERY, TOPPED] = [14, 6]
const EXCLUSIVE = ['都满意', '都很透明']

const askedOf = (
  [title, questionType, of, words]: Seed,
  index: number,
): Asked & { category: NonNullable<Asked['category']> } => {
  const made = newAsked(questionType)
  const texts = words?.split('|') ?? []
  const isMatrix = questionType === type.matrix
  const isScored =
    isScoreable(made) && of !== category.about && questionType !== type.multiple && !texts.includes('其他')
  const options = (words ? withOptions([], texts, isMatrix ? 1 : 0) : made.options).map((option) => ({
    ...option,
    otherFlag: option.optionText === '其他' ? (1 as const) : (0 as const),
    exclusiveFlag: EXCLUSIVE.includes(option.optionText) ? (1 as const) : (0 as const),
  }))
  return {
    ...askedIn({
      ...made,
      title,
      options: isScored && !isMatrix ? evenScores(options) : options,
      tip: index % 9 === 0 ? '请根据最近一次的体验作答' : '',
      requiredFlag: index % 5 === 4 ? 0 : 1,
      scoreFlag: isScored ? 1 : 0,
      lowReasonFlag: questionType === type.stars && index % 3 === 0 ? 1 : 0,
      textFormat:
        questionType !== type.shortText ? undefined : title.includes('电话') ? 1 : title.includes('邮箱') ? 3 : 0,
    }),
    category: of,
  }
}

export const buildQuestions = (context: Context, staff: readonly string[]): QuestionRow[] =>
  SEEDS.map((seed, index) => {
    const isOff = index % OFF_EVERY === 5
    return {
      ...askedOf(seed, index),
      id: String(context.next('question')),
      topFlag: !isOff && index % 23 === 4 && index / 23 < TOPPED ? 1 : 0,
      status: isOff ? questionStatus.unpublished : questionStatus.published,
      createBy: at(staff, index),
      updateBy: at(staff, index),
      updateTime: context.timeBetween(400, 2),
    }
  })
