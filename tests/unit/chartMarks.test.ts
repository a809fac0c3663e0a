import { theme } from 'antd'
import { expect, it, vi } from 'vitest'
import { draw } from '@/kit/chart/draw'

const wordsOf = (shape: 'axes' | 'bars', marks: readonly { name: string; value: number }[]): string[] => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const host = document.createElement('div')
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(host, side, { value: 600 })
  document.body.append(host)
  const remove = draw({
    host,
    name: '门店',
    shape,
    categories: ['甲', '乙'],
    series: [{ name: '分享次数', values: [30, 12] }],
    marks,
    token: theme.getDesignToken(),
    text: (value) => String(value ?? ''),
    onPick: () => {},
  })
  const words = [...host.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  remove()
  host.remove()
  return words
}

it.each(['axes', 'bars'] as const)('a chart of shape %s shows all thresholds, even unreached ones', (shape) => {
  const marks = [
    { name: '第 1 档', value: 20 },
    { name: '第 2 档', value: 500 },
  ]
  expect(wordsOf(shape, marks)).toEqual(expect.arrayContaining(['第 1 档', '第 2 档']))
})
