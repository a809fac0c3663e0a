import { gender as genders } from '@/entities/shared/enums'
import { creditCheckDigit } from '@/lib/checkDigits'
import type { Random } from './random'

const pairs = (text: string) =>
  text.split(' ').map((pair) => {
    const split = pair.search(/[a-z]/)
    return { zh: pair.slice(0, split), pinyin: pair.slice(split) }
  })

const surnames = pairs(
  '王wang 李li 张zhang 刘liu 陈chen 杨yang 赵zhao 黄huang 周zhou 吴wu 徐xu 孙sun 胡hu 朱zhu 高gao 林lin 何he 郭guo 马ma 罗luo 梁liang 宋song 郑zheng 谢xie 韩han 唐tang 冯feng 于yu 董dong 萧xiao 程cheng 曹cao 袁yuan 邓deng 许xu 傅fu 沈shen 曾zeng 彭peng 吕lv 苏su 卢lu 蒋jiang 蔡cai 贾jia 丁ding 魏wei 薛xue 叶ye 阎yan 余yu 潘pan 杜du 戴dai 夏xia 钟zhong 汪wang 田tian 任ren 姜jiang 欧阳ouyang 上官shangguan',
)
const male = pairs(
  '伟wei 强qiang 磊lei 军jun 洋yang 勇yong 杰jie 涛tao 明ming 超chao 刚gang 平ping 辉hui 鹏peng 浩hao 志强zhiqiang 建国jianguo 海波haibo 俊杰junjie 文博wenbo 子轩zixuan 宇航yuhang 天宇tianyu 振华zhenhua 国栋guodong 立新lixin 晓东xiaodong 家豪jiahao 思远siyuan 明哲mingzhe 景行jingxing 承志chengzhi 少峰shaofeng 启航qihang 泽宇zeyu 嘉诚jiacheng 永康yongkang 瑞霖ruilin',
)
const female = pairs(
  '芳fang 娜na 敏min 静jing 丽li 艳yan 娟juan 霞xia 婷ting 雪xue 慧hui 玲ling 倩qian 颖ying 琳lin 秀英xiuying 桂兰guilan 雨桐yutong 欣怡xinyi 梓涵zihan 诗涵shihan 晓燕xiaoyan 雅静yajing 思琪siqi 佳慧jiahui 梦瑶mengyao 若曦ruoxi 文静wenjing 海燕haiyan 淑华shuhua 婉清wanqing 书瑶shuyao 心怡xinyi 可馨kexin',
)

export interface PersonName {
  name: string
  /** Family name first, with a dot between: usable as an account. */
  account: string
  gender: number
}

/** A person's name with its pinyin and gender. */
export const personName = (random: Random): PersonName => {
  const gender = random.chance(0.56) ? genders.male : genders.female
  const surname = random.pick(surnames)
  const given = random.pick(gender === genders.male ? male : female)
  return { name: surname.zh + given.zh, account: `${surname.pinyin}.${given.pinyin}`, gender }
}

const roads =
  '人民路 中山路 解放路 建设大道 迎宾大道 汽车城大道 机场路 长江路 黄河路 科技路 文化路 和平路 学府路 新华路 滨江大道 环城西路 金融街 创业路 工业大道 友谊路 高新大道 兴业路 光明路 东风路 花园路'.split(
    ' ',
  )
const marks = ['', '', '', '汽车城A区', '国际汽车博览园3号楼', '车市东侧', '商务中心1层']

/** The pinyin of a name that `personName` gave, as an account; undefined for other names. */
export const accountOfName = (name: string): string | undefined => {
  const surname = surnames.find((entry) => name.startsWith(entry.zh))
  if (!surname) return undefined
  const rest = name.slice(surname.zh.length)
  const given = male.find((entry) => entry.zh === rest) ?? female.find((entry) => entry.zh === rest)
  return given && `${surname.pinyin}.${given.pinyin}`
}

/** A street address below the county. */
export const streetAddress = (random: Random): string =>
  `${random.pick(roads)}${random.int(1, 1999)}号${random.pick(marks)}`

/** Trade names of dealers; with a city in front they stay unique for a long time. */
export const tradeNames =
  '众诚 华驰 鼎盛 瑞通 安达 宏远 金辉 博泰 恒信 天驰 盛世 万邦 捷顺 润华 广源 中升 德兴 永达 百瑞 祥龙 嘉信 领航 远洋 尚驰 启元 联众 国贸 新成 和盛 庞发 森华 利星 长久 元通 腾运 福瑞 泓骏 正通 顺驰 英菲 骏腾 宝利 汇鑫 东昌'.split(
    ' ',
  )

/** A unified social credit code of 18 characters with its check character (GB 32100). */
export const creditCode = (random: Random, regionCode: string): string => {
  let code = `91${regionCode}`
  while (code.length < 17) code += random.chance(0.75) ? random.digits(1) : random.pick(['M', 'A', 'X', 'H', 'P', 'T'])
  return code + creditCheckDigit(code)
}
