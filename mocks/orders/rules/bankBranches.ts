import type { BankBranch } from '@/entities/orders/bankBranch'

const BANKS = [
  ['102', '中国工商银行'],
  ['103', '中国农业银行'],
  ['104', '中国银行'],
  ['105', '中国建设银行'],
  ['301', '交通银行'],
  ['308', '招商银行'],
] as const
const PLACES = ['营业部', '城东支行', '高新区支行', '人民路支行'] as const

export const branchesOf = ({ cityCode, cityName }: { cityCode: string; cityName: string }): BankBranch[] =>
  PLACES.flatMap((place, at) =>
    BANKS.map(([code, bank]) => ({
      bankNo: `${code}${cityCode.slice(0, 4)}${String(at * 111 + 10_011)}`,
      bankName: `${bank}股份有限公司${cityName}${place}`,
      headName: bank,
      cityName,
    })),
  )
