import { Button } from 'antd'
import { copy } from '@/kit/dialog/copy'
import { Blank } from '@/kit/show/Blank'
import { useT } from '@/locales'
import { Script } from './PromotionPhone'

/** What a consultant says with a promotion, to be copied. */
export const Talk = ({ text }: { text: string }) => {
  const t = useT()
  if (!text) return <Blank />
  return (
    <>
      <Script text={text} />
      <Button size="small" onClick={() => void copy(text, t('kit.copied'))}>
        {t('promotions.copyScript')}
      </Button>
    </>
  )
}
