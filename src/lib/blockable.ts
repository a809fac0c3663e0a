/** Returns whether ad blockers take an address for advertising, by a word of its path. A request they stop fails like one without a network. */
export const isBlockable = (address: string): boolean =>
  /(^|[/_.-])(ads?|advert\w*|banners?|track\w*|analytics?|promo\w*|popup\w*|sponsor\w*)([/_.-]|$)/i.test(address)
