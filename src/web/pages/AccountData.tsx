import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { AccountNav } from '../account/AccountNav.tsx'
import { Archives } from '../account/Archives.tsx'
import { DeleteAccount } from '../account/DeleteAccount.tsx'
import { Imports } from '../account/Imports.tsx'
import { PageTitle } from '../components/PageTitle.tsx'

/** Account page: archives of what is stored of the user, imports, and the deletion of the account. */
export default function AccountData(): JSX.Element {
  return (
    <>
      <PageTitle title={texts.yourData} lead={texts.howToTakeOutWhat} />
      <AccountNav />
      <p>{texts.howMuchIsStored({ link: (text) => <a href="/account/storage">{text}</a> })}</p>
      <Archives />
      <Imports />
      <h2>{texts.deleteAccount}</h2>
      <DeleteAccount />
    </>
  )
}
