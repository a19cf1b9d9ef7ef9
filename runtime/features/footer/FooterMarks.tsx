import { useSite, useText } from '../../kit/useSite'
import { type Mark, MarkList } from '../../ui/lists/MarkList'

/** How members can pay, and who watches over the site, as the manifest lists them. */
export function FooterMarks() {
  const { manifest, pictures = {} } = useSite().data
  const t = useText()
  const { payments = [], seals = [] } = manifest.compliance ?? {}
  const pictureOf = (image: string | undefined) => (image === undefined ? undefined : pictures[image])
  const paymentMarks = payments.map(
    ({ name, kind = 'card', image }): Mark => ({ name, symbol: kind, image: pictureOf(image) }),
  )
  const sealMarks = seals.map(({ name, url, image }): Mark => ({ name, href: url, image: pictureOf(image) }))
  return (
    <>
      {paymentMarks.length > 0 && <MarkList label={t('footer.payments')} marks={paymentMarks} />}
      {sealMarks.length > 0 && <MarkList label={t('footer.seals')} marks={sealMarks} />}
    </>
  )
}
