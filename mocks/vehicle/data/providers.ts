/** The TSPs, providers of the connected service, and the series that each of them serves. */
export const PROVIDERS = [
  { providerCode: 'YUNCHI', providerName: '云驰车联', seriesCodes: ['QM_Q5', 'QM_Q7', 'QM_L6'] },
  { providerCode: 'ZHIXING', providerName: '智行科技', seriesCodes: ['QM_Q7_PHEV', 'XY_M8'] },
  { providerCode: 'XINGLIAN', providerName: '星联网络', seriesCodes: ['XY_E3', 'XY_E5', 'XY_X9'] },
] as const

export const providerOfSeries = (seriesCode: string): string =>
  PROVIDERS.find((one) => one.seriesCodes.some((code) => code === seriesCode))?.providerCode ?? 'YUNCHI'
export const providerName = (providerCode: string): string =>
  PROVIDERS.find((one) => one.providerCode === providerCode)?.providerName ?? ''
