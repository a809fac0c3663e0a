import { Button } from 'antd'
import { notify } from '@/api/notices'
import { Blank } from '@/kit/show/Blank'
import { copyText } from '@/lib/copyText'
import { useT } from '@/locales'
import { Script } from './PromotionPhone'

/** What a consultant says with a promotion, to be copied. */
export const Talk = ({ text }: { text: string }) => {
  const t = useT()
  if (!text) return <Blank />
  return (
    <>
      <Script text={text} />
      <Button
        size="small"
        onClick={() => void copyText(text).then((good) => good && notify('success', t('kit.copied')))}
      >
        {t('promotions.copyScript')}
      </Button>
    </>
  )
}
