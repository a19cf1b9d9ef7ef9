// generated: npm run types

/**
 * The host of the page.
 */
export type FieldsDomain = string
/**
 * Firebase's name for the device.
 */
export type FieldsRegistrationToken = string
/**
 * A language of the product.
 */
export type FieldsLanguage = LanguageCode
/**
 * One of the 24 interface languages (E9.32); for a member, the one chosen on the platform.
 */
export type LanguageCode =
  | 'CN'
  | 'EN'
  | 'ES'
  | 'HI'
  | 'ID'
  | 'JA'
  | 'KM'
  | 'KO'
  | 'MY'
  | 'TA'
  | 'TH'
  | 'TW'
  | 'VI'
  | 'TY'
  | 'UR'
  | 'PT'
  | 'PT-BR'
  | 'MS'
  | 'BN'
  | 'TR'
  | 'FR'
  | 'NE'
  | 'UR-LA'
  | 'TE'
/**
 * The password, as it was typed.
 */
export type FieldsPassword = string
/**
 * The user name.
 */
export type FieldsUsername = string
/**
 * An email address.
 */
export type FieldsEmail = string
/**
 * The dialling code, without the plus sign.
 */
export type FieldsCountryDialingCode = string
/**
 * The number without its dialling code.
 */
export type FieldsMobileNum = string
/**
 * The code of the SMS.
 */
export type FieldsVerificationCode = string
/**
 * The kind of device (I7.06).
 */
export type FieldsDeviceHeader = 'MOBILE' | 'PWA' | 'WEBCLIP' | 'IPAD'
/**
 * How the site runs (I3.13).
 */
export type FieldsRegisterMethod = 'H5' | 'PWA' | 'WEBCLIP' | 'APP'
/**
 * The page's address, without query and fragment.
 */
export type FieldsRegisterUrl = string
/**
 * The code of a friend.
 */
export type FieldsReferralCode = string
/**
 * The code of an agent.
 */
export type FieldsAffiliateCode = string
/**
 * An id of this browser (I1.06).
 */
export type FieldsLoginDeviceId = string
/**
 * Whether the site runs in the merchant's native app.
 */
export type FieldsIsOfficialAppLogin = boolean
/**
 * The kind of device, where it is known (I3.05).
 */
export type FieldsDevice = 'MOBILE' | 'PWA' | 'WEBCLIP' | 'IPAD'
/**
 * The picture's id (D2).
 */
export type FieldsCaptchaId = string
/**
 * The code in the picture.
 */
export type FieldsCaptchaCode = string
/**
 * GeeTest v3: its code (I3.07).
 */
export type FieldsGeetestSeccode = string
/**
 * GeeTest v3: its challenge.
 */
export type FieldsGeetestChallenge = string
/**
 * GeeTest v4: its answer, as JSON (I3.08).
 */
export type FieldsGeetestValidateV4 = string
/**
 * Who knows the identity: `google`, `facebook`, `twitter`, `line`, `phone`.
 */
export type FieldsFirebaseChannel = string
/**
 * The identity: a token of Firebase.
 */
export type FieldsFirebaseIdToken = string

/**
 * The query, the body and the headers of each call that has any, by its name.
 */
export interface Requests {
  /**
   * Announcements of a kind.
   */
  announcements: {
    /**
     * The query.
     */
    query: {
      /**
       * The kind: popups, promotions, help, news or the ticker.
       */
      types: 'PU' | 'PR' | 'HELP' | 'NEWS' | 'MQ'
      /**
       * For mobile sites.
       */
      platform: 'M'
      /**
       * Only those of this category.
       */
      category?: string
    }
  }
  /**
   * The rules of the prompt to download the app (E3.07).
   */
  downloadSetting: {
    /**
     * The query.
     */
    query: {
      domain: FieldsDomain
    }
  }
  /**
   * A device that the member gets push messages on.
   */
  pushBind: {
    /**
     * The body.
     */
    body: {
      registrationToken: FieldsRegistrationToken
    }
  }
  /**
   * A topic that the device gets messages of.
   */
  pushSubscribe: {
    /**
     * The body.
     */
    body: {
      registrationToken: FieldsRegistrationToken
      /**
       * The topic.
       */
      topic: string
    }
  }
  /**
   * The device gets no more messages.
   */
  pushUnsubscribe: {
    /**
     * The body.
     */
    body: {
      registrationToken: FieldsRegistrationToken
      /**
       * From all topics.
       */
      unsubscribeAll: true
    }
  }
  /**
   * GeeTest's configuration.
   */
  captchaGeetest: {
    /**
     * The query.
     */
    query: {
      /**
       * The time on the device, in ms since 1970: no cache answers.
       */
      t: number
    }
  }
  /**
   * GeeTest's configuration for a login.
   */
  captchaGeetestLogin: {
    /**
     * The query.
     */
    query: {
      /**
       * The time on the device, in ms since 1970: no cache answers.
       */
      t: number
    }
  }
  /**
   * A picture with a code.
   */
  captchaImage: {
    /**
     * The query.
     */
    query: {
      /**
       * The time on the device, in ms since 1970: no cache answers.
       */
      t: number
    }
  }
  /**
   * A window of the chat (E7.07).
   */
  launchChat: {
    /**
     * The query.
     */
    query: {
      /**
       * A member talks to the operator.
       */
      b2c: true
      /**
       * The chat's heading.
       */
      title: string
      /**
       * Where the chat leads back to.
       */
      backUrl: string
      /**
       * The language, as the chat names it.
       */
      language: string
      /**
       * The brand's colour.
       */
      headerColor: string
    }
  }
  /**
   * The lanes of the lobby, or of one category.
   */
  gameLanes: {
    /**
     * The query.
     */
    query: {
      /**
       * Only games of this category.
       */
      gameClassify?: string
      /**
       * Only games whose title contains this.
       */
      keyword?: string
    }
  }
  /**
   * The vendors of games.
   */
  gameVendors: {
    /**
     * The query.
     */
    query: {
      /**
       * The kind of games.
       */
      platform: 'html5'
    }
  }
  /**
   * The banners of a group.
   */
  banners: {
    /**
     * The query.
     */
    query: {
      /**
       * The group.
       */
      groupName: string
    }
  }
  /**
   * The address of a game (E7.26, E7.27).
   */
  launchGame: {
    /**
     * The body.
     */
    body: {
      /**
       * A lottery, or the game of a vendor.
       */
      launchMode: 'LOTT' | 'GAME'
      /**
       * The device.
       */
      device: 'MOBILE'
      /**
       * Where the game leads back to, an absolute URL.
       */
      backUrl: string
      language: FieldsLanguage
      /**
       * The game's name as the member knows it.
       */
      title: string
      /**
       * The vendor of a game.
       */
      vendor?: string
      /**
       * The code of a vendor's game.
       */
      gameCode?: string
      /**
       * The id of a vendor's game.
       */
      gameId?: string
      /**
       * The node that serves the game.
       */
      nodeId?: string
      /**
       * The room of a live game.
       */
      roomId?: string
      /**
       * The area of a lottery.
       */
      lottoArea?: 'VN'
      /**
       * Instead of a prize mode: the traditional mobile lottery.
       */
      lottoMode?: 'SEA_Tradition_Mobile'
      /**
       * The prize mode of a lottery.
       */
      lottoPrizeMode?: string
      /**
       * The code of a lottery.
       */
      lottoGameCode?: string
      /**
       * The view of a lottery.
       */
      lottoView?: string
      /**
       * Whether the view is the lottery's lobby.
       */
      hasLobby?: boolean
      /**
       * The name of the member's VIP label; empty without one.
       */
      labelName?: string
    }
  }
  /**
   * The address of a trial (E7.33).
   */
  launchTrial: {
    /**
     * The query.
     */
    query: {
      /**
       * The id of the game.
       */
      gameId: string
      /**
       * The node that serves the game.
       */
      nodeId?: string
      /**
       * The kind of games.
       */
      platform: 'html5'
      /**
       * The view of a lottery (E7.32).
       */
      lottoView?: string
    }
  }
  /**
   * The language that the member has chosen (I7.26, E7.06).
   */
  memberLanguage: {
    /**
     * The body.
     */
    body: {
      language: FieldsLanguage
      /**
       * The merchant's code.
       */
      merchantCode: string
    }
  }
  /**
   * A message to the operator.
   */
  feedback: {
    /**
     * The body.
     */
    body: {
      /**
       * The message.
       */
      message: string
    }
  }
  /**
   * A new password for the member.
   */
  changePassword: {
    /**
     * The body.
     */
    body: {
      /**
       * The present password, as it was typed.
       */
      oldPassword: FieldsPassword
      /**
       * The new password, as it was typed.
       */
      newPassword: FieldsPassword
    }
  }
  /**
   * A mail to the account's address.
   */
  forgottenByEmail: {
    /**
     * The body.
     */
    body: {
      username: FieldsUsername
      email: FieldsEmail
    }
  }
  /**
   * A new password, with an SMS code.
   */
  forgottenBySms: {
    /**
     * The body.
     */
    body: {
      username: FieldsUsername
      countryDialingCode: FieldsCountryDialingCode
      mobileNum: FieldsMobileNum
      verificationCode: FieldsVerificationCode
      /**
       * The new password, as it was typed.
       */
      newPassword: FieldsPassword
    }
  }
  /**
   * A registration with a user name (I7.13, I3.13).
   */
  register: {
    /**
     * Headers of this call besides those that all have.
     */
    headers: {
      Device: FieldsDeviceHeader
    }
    /**
     * The body.
     */
    body: {
      username: FieldsUsername
      password: FieldsPassword
      /**
       * The new member is logged in at once (I3.13).
       */
      login: true
      registerMethod: FieldsRegisterMethod
      registerUrl: FieldsRegisterUrl
      domain: FieldsDomain
      referralCode?: FieldsReferralCode
      affiliateCode?: FieldsAffiliateCode
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
      captchaId?: FieldsCaptchaId
      captchaCode?: FieldsCaptchaCode
      geetestSeccode?: FieldsGeetestSeccode
      geetestChallenge?: FieldsGeetestChallenge
      geetestValidateV4?: FieldsGeetestValidateV4
      pixelTrack?: FieldsPixelTrack
      s2s?: FieldsS2S
    }
  }
  /**
   * A registration with a mobile number (I7.14).
   */
  registerMobile: {
    /**
     * Headers of this call besides those that all have.
     */
    headers: {
      Device: FieldsDeviceHeader
    }
    /**
     * The body.
     */
    body: {
      countryDialingCode: FieldsCountryDialingCode
      mobileNum: FieldsMobileNum
      verificationCode?: FieldsVerificationCode
      password: FieldsPassword
      /**
       * The new member is logged in at once (I3.13).
       */
      login: true
      registerMethod: FieldsRegisterMethod
      registerUrl: FieldsRegisterUrl
      domain: FieldsDomain
      referralCode?: FieldsReferralCode
      affiliateCode?: FieldsAffiliateCode
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
      captchaId?: FieldsCaptchaId
      captchaCode?: FieldsCaptchaCode
      geetestSeccode?: FieldsGeetestSeccode
      geetestChallenge?: FieldsGeetestChallenge
      geetestValidateV4?: FieldsGeetestValidateV4
      pixelTrack?: FieldsPixelTrack
      s2s?: FieldsS2S
    }
  }
  /**
   * A registration with a generated user name (I7.15).
   */
  registerAutoUserName: {
    /**
     * Headers of this call besides those that all have.
     */
    headers: {
      Device: FieldsDeviceHeader
    }
    /**
     * The body.
     */
    body: {
      password: FieldsPassword
      /**
       * The new member is logged in at once (I3.13).
       */
      login: true
      registerMethod: FieldsRegisterMethod
      registerUrl: FieldsRegisterUrl
      domain: FieldsDomain
      referralCode?: FieldsReferralCode
      affiliateCode?: FieldsAffiliateCode
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
      captchaId?: FieldsCaptchaId
      captchaCode?: FieldsCaptchaCode
      geetestSeccode?: FieldsGeetestSeccode
      geetestChallenge?: FieldsGeetestChallenge
      geetestValidateV4?: FieldsGeetestValidateV4
      pixelTrack?: FieldsPixelTrack
      s2s?: FieldsS2S
    }
  }
  /**
   * A registration with an identity elsewhere (I7.12, I3.14).
   */
  registerSocial: {
    /**
     * Headers of this call besides those that all have.
     */
    headers: {
      Device: FieldsDeviceHeader
    }
    /**
     * The body.
     */
    body: {
      firebaseChannel: FieldsFirebaseChannel
      firebaseIdToken: FieldsFirebaseIdToken
      /**
       * The template of the SMS that the platform sends.
       */
      smsTemplate: string
      /**
       * The new member is logged in at once (I3.13).
       */
      login: true
      registerMethod: FieldsRegisterMethod
      registerUrl: FieldsRegisterUrl
      domain: FieldsDomain
      referralCode?: FieldsReferralCode
      affiliateCode?: FieldsAffiliateCode
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
      pixelTrack?: FieldsPixelTrack
      s2s?: FieldsS2S
    }
  }
  /**
   * Whether a user name is free (I7.28).
   */
  checkUserName: {
    /**
     * The query.
     */
    query: {
      /**
       * The name.
       */
      username: FieldsUsername
    }
  }
  /**
   * Whether an affiliate code exists (I7.28).
   */
  checkAffiliate: {
    /**
     * The query.
     */
    query: {
      affiliateCode: FieldsAffiliateCode
    }
  }
  /**
   * The key for encrypted bodies (I7.17).
   */
  rsaKey: {
    /**
     * The query.
     */
    query: {
      /**
       * The time on the device, in ms since 1970: no cache answers.
       */
      _: number
    }
  }
  /**
   * A login with user name and password (I7.06).
   */
  login: {
    /**
     * Headers of this call besides those that all have.
     */
    headers: {
      Device: FieldsDeviceHeader
    }
    /**
     * The body.
     */
    body: {
      username: FieldsUsername
      password: FieldsPassword
      captchaId?: FieldsCaptchaId
      captchaCode?: FieldsCaptchaCode
      geetestSeccode?: FieldsGeetestSeccode
      geetestChallenge?: FieldsGeetestChallenge
      geetestValidateV4?: FieldsGeetestValidateV4
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
      firebaseChannel?: FieldsFirebaseChannel
      firebaseIdToken?: FieldsFirebaseIdToken
    }
  }
  /**
   * A login with a second factor (I7.09, I3.11).
   */
  loginVerification: {
    /**
     * The body.
     */
    body: {
      username: FieldsUsername
      password: FieldsPassword
      /**
       * The method: the payee's name, an SMS code, an authenticator's code, or the email address.
       */
      method?: 'P' | 'S' | 'G' | 'E'
      /**
       * With P: the name of a payee.
       */
      payeeName?: string
      /**
       * With S: the dialling code, where the number is sent with it.
       */
      countryDialingCode?: FieldsCountryDialingCode
      /**
       * With S: the number.
       */
      mobileNum?: FieldsMobileNum
      /**
       * With S: the code.
       */
      verificationCode?: FieldsVerificationCode
      /**
       * With G: the authenticator's code.
       */
      authCode?: string
      /**
       * With E: the email address.
       */
      email?: FieldsEmail
      firebaseChannel?: FieldsFirebaseChannel
      firebaseIdToken?: FieldsFirebaseIdToken
    }
  }
  /**
   * A login with the session of a partner (I7.10).
   */
  loginMaya: {
    /**
     * The body.
     */
    body: {
      /**
       * The partner's session.
       */
      sessionId: string
      /**
       * The partner's environment.
       */
      env: string
      registerUrl: FieldsRegisterUrl
      domain: FieldsDomain
      affiliateCode?: FieldsAffiliateCode
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
    }
  }
  /**
   * A login with an identity elsewhere (I7.11).
   */
  loginSocial: {
    /**
     * Headers of this call besides those that all have.
     */
    headers: {
      Device: FieldsDeviceHeader
    }
    /**
     * The body.
     */
    body: {
      /**
       * The kind of the identity.
       */
      type: 'firebase'
      firebaseChannel: FieldsFirebaseChannel
      firebaseIdToken: FieldsFirebaseIdToken
      loginDeviceId: FieldsLoginDeviceId
      isOfficialAppLogin: FieldsIsOfficialAppLogin
      device?: FieldsDevice
    }
  }
  /**
   * The end of a session.
   */
  logout: {
    /**
     * Empty.
     */
    body: {}
  }
  /**
   * An SMS code for a login (I7.08).
   */
  sendSms: {
    /**
     * The body.
     */
    body: {
      countryDialingCode: FieldsCountryDialingCode
      mobileNum: FieldsMobileNum
      username: FieldsUsername
      captchaId?: FieldsCaptchaId
      captchaCode?: FieldsCaptchaCode
      geetestSeccode?: FieldsGeetestSeccode
      geetestChallenge?: FieldsGeetestChallenge
      geetestValidateV4?: FieldsGeetestValidateV4
    }
  }
  /**
   * An SMS code for a visitor (I7.16).
   */
  sendSmsVisitor: {
    /**
     * The body.
     */
    body: {
      countryDialingCode: FieldsCountryDialingCode
      mobileNum: FieldsMobileNum
      /**
       * The user name; empty for a new account.
       */
      username: FieldsUsername
      captchaId?: FieldsCaptchaId
      captchaCode?: FieldsCaptchaCode
      geetestSeccode?: FieldsGeetestSeccode
      geetestChallenge?: FieldsGeetestChallenge
      geetestValidateV4?: FieldsGeetestValidateV4
    }
  }
  /**
   * Whether the platform answers this visitor (I7.18).
   */
  status: {
    /**
     * The query.
     */
    query: {
      /**
       * The device.
       */
      device: 'MOBILE'
      /**
       * What the last reply has named this visitor.
       */
      track?: string
      /**
       * The host on which the visitor arrived.
       */
      originalDomain?: FieldsDomain
      /**
       * The page's address, without query and fragment.
       */
      url: string
    }
  }
  /**
   * The countries with their dialling codes.
   */
  country: {
    /**
     * The query.
     */
    query: {
      /**
       * The merchant's code.
       */
      _: string
    }
  }
  /**
   * Whether a domain of the merchant answers (I7.23).
   */
  ping: {
    /**
     * The query.
     */
    query: {
      /**
       * The time on the device, in ms since 1970: no cache answers.
       */
      speed: number
    }
  }
  /**
   * The web manifest.
   */
  webManifest: {
    /**
     * The query.
     */
    query: {
      /**
       * The merchant's code.
       */
      merchantCode: string
      /**
       * The time on the device, in ms since 1970: no cache answers.
       */
      _: number
    }
  }
  /**
   * Events and fault reports (I7.24, E7.22).
   */
  collect: {
    /**
     * The body: a beacon has no headers.
     */
    body: {
      /**
       * The merchant's code.
       */
      merchant: string
      /**
       * The events: a list, as JSON.
       */
      value: string
    }
  }
}
/**
 * The campaign and the merchant's pixels, by name (I3.16 to I3.27).
 */
export interface FieldsPixelTrack {
  /**
   * a text
   */
  [k: string]: string
}
/**
 * The native app's advertising ids, by name (I3.30).
 */
export interface FieldsS2S {
  /**
   * a text
   */
  [k: string]: string
}
