/**
 * True if an ad blocker may block the address because of a word in its path. A blocked request fails like one without
 * a network.
 */
export const isBlockable = (address: string): boolean =>
  /(^|[/_.-])(ads?|advert\w*|banners?|track\w*|analytics?|promo\w*|popup\w*|sponsor\w*)([/_.-]|$)/i.test(address)
