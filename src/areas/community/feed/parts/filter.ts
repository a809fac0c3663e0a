import * as socialConfig from '@/api/community/socialConfig'

export const readFilter = () => socialConfig.getFilter(undefined, { quiet: true })
