import { ALL_PROVINCES, coopType, type InsuranceCompany, insurerStatus } from '@/entities/vehicle/insuranceCompany'
import { colors, type Context, picture } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'

const SEEDS: readonly (readonly [name: string, short: string, phone: string, code: string, days: number])[] = [
  ['人保财险', '人保', '95518', 'PICC', 620],
  ['平安产险', '平安', '95511', 'PAIC', 410],
  ['太平洋产险', '太保', '95500', 'CPIC', 75],
  ['国寿财险', '国寿', '95519', 'GPIC', 300],
  ['中华联合', '中华', '95585', 'CICP', 18],
  ['大地保险', '大地', '95590', 'CCIC', 540],
  ['阳光产险', '阳光', '95510', 'YGBX', 260],
  ['太平财险', '太平', '95589', 'TPIC', 44],
  ['中银保险', '中银', '95566', 'BOCI', 380],
  ['永安财险', '永安', '95502', 'YAIC', 190],
  ['华安财险', '华安', '95556', 'HAIC', 150],
  ['紫金财险', '紫金', '95312', 'ZKIC', 88],
  ['安盛天平', '天平', '95550', 'TPAIC', -30],
  ['浙商财险', '浙商', '400-866-7777', 'ZSIC', -120],
  ['鼎和财险', '鼎和', '400-888-8136', 'DHIC', -260],
]
const [ACTIVE, PAUSED] = [9, 12]
const FIRST_ID = 5101
const SOLD_WITH = 6

export const insurerIdAt = (index: number): string => String(FIRST_ID + (index % SOLD_WITH))

export const buildInsurers = (context: Context, provinces: readonly string[]): InsuranceCompany[] =>
  SEEDS.map(([companyName, shortName, phone, companyCode, days], index) => {
    const isRegional = index % 5 === 3 || index > 12
    return {
      id: String(FIRST_ID + index),
      companyCode,
      companyName,
      shortName,
      logo: picture(shortName, at(colors, index), 200, 200),
      coopType: isRegional ? coopType.regional : index % 7 === 5 ? coopType.dealer : coopType.national,
      provinceNames: isRegional ? provinces.slice(index, index + 2 + (index % 4)) : provinces.slice(0, ALL_PROVINCES),
      products: index % 4 === 0 ? [1, 2, 3, 4] : index % 3 === 0 ? [1, 2] : [1, 2, 3],
      hotline: phone,
      claimPhone: phone,
      contactName: personName(context.random).name,
      contactPhone: context.phone(),
      email: `car.${companyCode.toLowerCase()}@example.com`,
      quoteUrl: index % 3 === 2 ? '' : `https://quote.example.com/${companyCode.toLowerCase()}`,
      startTime: context.date(900 - index * 20),
      endTime: context.date(-days),
      sort: (index + 1) * 10,
      status: index < ACTIVE ? insurerStatus.active : index < PAUSED ? insurerStatus.paused : insurerStatus.ended,
      remark: index === 4 ? '续约洽谈中' : '',
      updateTime: context.workTime(60 - index * 4),
    }
  })
