// written by `make generate`
export interface paths {
    "/api/achievements/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the catalog of badges
         * @description Returns every badge family with its tiers and the rarity of each tier, the same for everybody. Hidden badges are counted, never described.
         */
        get: operations["Achievements_GetCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/achievements/hint/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a hint card
         * @description Hides the hint for one tier of a badge family. It stays hidden; the next hint is for another tier. Hiding it again changes nothing.
         */
        post: operations["Achievements_DismissHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/achievements/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's achievements
         * @description Returns what the caller has earned, the progress in every badge family and the next hint. Achievements that the caller qualifies for but does not hold are granted first, each with a notification. What is held stays held when prints are deleted. Days and weeks are those of the caller's time zone.
         */
        get: operations["Achievements_GetMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/accuracy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the accuracy of estimates
         * @description Compares the slicer estimates of time and material with actual use over the caller's prints, by printer, by material and over time.
         */
        get: operations["Analytics_GetAccuracy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get activity over time
         * @description Returns count, time, material and cost of the caller's prints per period, a calendar of print days, streaks, when prints start and how long they take.
         */
        get: operations["Analytics_GetActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get spending
         * @description Returns the caller's spending on filament, electricity and maintenance, over time and by material type and brand, and the cost of failed prints.
         */
        get: operations["Analytics_GetCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get filament consumption
         * @description Returns the consumption of the caller's prints by material type, brand and color, the most used spools, how long each spool lasts, and waste.
         */
        get: operations["Analytics_GetMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get headline totals
         * @description Returns the print count, success rate, filament, print time and cost of the caller's prints, the prints by status over time, and what stands out.
         */
        get: operations["Analytics_GetOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the use of each printer
         * @description Returns a row for each of the caller's printers, idle ones included, with its use over time, success rate, utilisation and maintenance events.
         */
        get: operations["Analytics_GetPrinters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a comment
         * @description Replaces the text of a comment. Only its owner may do so.
         */
        put: operations["Comments_PutComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment for good. Only its owner may do so.
         */
        delete: operations["Comments_DeleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected agents
         * @description Returns every AI agent that may act for the caller, the one seen last first. With `includeRevoked` the agents that were disconnected and not allowed again are listed too. The list is not paged.
         */
        get: operations["ConnectedAgents_GetConnectedAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-agents/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an agent
         * @description Revokes a grant. From then on the agent's client is refused for the caller, with new tokens of the same sign-in too, until the caller signs in with it again or allows it again. A grant that does not exist or is not the caller's is left alone, and the answer is the same.
         */
        delete: operations["ConnectedAgents_RevokeConnectedAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-agents/{grantId}/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow a disconnected agent again
         * @description Lets the client of a revoked grant act for the caller again; with its next request it begins a new grant. A grant that does not exist, is in force or is not the caller's is left alone, and the answer is the same.
         */
        post: operations["ConnectedAgents_AllowConnectedAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cura/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve slicer settings
         * @description Settings that a slicer plug-in saved. The first signed-in user who retrieves a record becomes its owner; from then on every other user is refused with 403, even with the id. `HEAD` does not claim a record.
         */
        get: operations["SlicerSettings_GetSettings"];
        put?: never;
        /**
         * Save slicer settings
         * @description Keeps the settings of a slicer plug-in until a user retrieves them, for 90 days at most. The body is read as JSON whatever its media type says, up to 4 MiB. Credentials are not needed.
         */
        post: operations["SlicerSettings_SaveSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device for push notifications
         * @description Registers an installation of the application, or refreshes its registration. This operation takes an OAuth access token and refuses API keys.
         */
        post: operations["Devices_RegisterDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Devices/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a device
         * @description Removes the registration of an installation. A token that is not registered, or not the caller's, is left alone, and the answer is the same.
         */
        delete: operations["Devices_DeleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the feed
         * @description What happened lately, the latest first: public prints of others, the caller's own prints and comments, and comments on the caller's prints. It reaches back 1,000 things; prints that are yet to start and what suspended users published are not in it.
         */
        get: operations["Feed_GetFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's spools
         * @description The caller's spools with their stock. The filters are combined: a spool must match all that are given.
         */
        get: operations["Filaments_GetFilaments"];
        put?: never;
        /**
         * Add a spool
         * @description Adds a spool of the caller. Its nominal weight, where given, is the first entry of its ledger.
         */
        post: operations["Filaments_PostFilament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a spool
         * @description A spool of the caller with its stock.
         */
        get: operations["Filaments_GetFilament"];
        /**
         * Replace a spool
         * @description Replaces what is recorded about a spool of the caller. What the body leaves out falls back to its default. Its ledger is kept; another nominal weight is an entry in it.
         */
        put: operations["Filaments_PutFilament"];
        post?: never;
        /**
         * Delete a spool
         * @description Deletes a spool of the caller with its ledger. A spool that has prints is refused with 409; make it inactive instead.
         */
        delete: operations["Filaments_DeleteFilament"];
        options?: never;
        head?: never;
        /**
         * Change a spool
         * @description Changes a spool of the caller by a JSON Merge Patch (RFC 7396): what is left out stays, null clears what may be null, and a list is replaced whole. Another nominal weight is an entry in its ledger.
         */
        patch: operations["Filaments_PatchFilament"];
        trace?: never;
    };
    "/api/Filaments/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a stock
         * @description Corrects the stock of a spool of the caller by an entry in its ledger. Give exactly one of the three weights. A spool whose nominal weight is not recorded is refused with 409, and so is a measured weight where the weight of the empty spool is not recorded.
         */
        post: operations["Filaments_PostAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}/adjustments/{entryId}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a correction
         * @description Takes back an adjustment by a further entry in the ledger. An entry that is no adjustment, or that was taken back before, is refused with 409.
         */
        post: operations["Filaments_PostReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a stock
         * @description The ledger of a spool of the caller, the newest entry first.
         */
        get: operations["Filaments_GetLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description The brands of the caller's spools.
         */
        get: operations["Filaments_GetBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/purchase-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase locations
         * @description The places where the caller's spools were bought.
         */
        get: operations["Filaments_GetPurchaseLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/storage-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List storage locations
         * @description The places where the caller's spools are kept.
         */
        get: operations["Filaments_GetStorageLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List common materials
         * @description Common kinds of printing material with typical values. The list is not paged. Credentials are not needed.
         */
        get: operations["Materials_GetMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Moonraker/notifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a firmware notice
         * @description Takes what a printer-firmware notifier reports. A start makes a print, an end finishes it, and other events change nothing. A repeated notice changes nothing again. A printer that is unknown or not the caller's is refused with 403.
         */
        post: operations["Moonraker_PostNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description The notifications of the caller, the newest first. The filters are combined.
         */
        get: operations["Notifications_GetNotifications"];
        put?: never;
        post?: never;
        /**
         * Delete all notifications
         * @description Deletes all notifications of the caller for good.
         */
        delete: operations["Notifications_DeleteNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Deletes a notification of the caller for good.
         */
        delete: operations["Notifications_DeleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Marks a notification of the caller as read.
         */
        put: operations["Notifications_PutRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications as read
         * @description Marks all notifications of the caller as read.
         */
        put: operations["Notifications_PutReadAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description The number of notifications that the caller has not read.
         */
        get: operations["Notifications_GetUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Octoprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a print-server event
         * @description Takes what a print-server webhook reports. A start makes a print, an end finishes it, and other events change nothing. A repeated event changes nothing again. The credential may also be in the body, as `apiSecret`; with none at all the answer is 401. A printer that is unknown or not the caller's is refused with 403.
         */
        post: operations["Octoprint_PostEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List printer categories
         * @description The kinds of printers that `category` of a printer names. The list is not paged. Credentials are not needed.
         */
        get: operations["PrinterCategories_GetPrinterCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterMaintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenance entries
         * @description The maintenance entries of the caller's printers, the latest first. The filters are combined.
         */
        get: operations["PrinterMaintenance_GetEntries"];
        put?: never;
        /**
         * Record maintenance
         * @description Records maintenance work on a printer of the caller, done or planned.
         */
        post: operations["PrinterMaintenance_PostEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterMaintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a maintenance entry
         * @description A maintenance entry of one of the caller's printers.
         */
        get: operations["PrinterMaintenance_GetEntry"];
        /**
         * Replace a maintenance entry
         * @description Replaces a maintenance entry of the caller. What the body leaves out falls back to its default.
         */
        put: operations["PrinterMaintenance_PutEntry"];
        post?: never;
        /**
         * Delete a maintenance entry
         * @description Deletes a maintenance entry of the caller for good.
         */
        delete: operations["PrinterMaintenance_DeleteEntry"];
        options?: never;
        head?: never;
        /**
         * Change a maintenance entry
         * @description Changes a maintenance entry of the caller by a JSON Merge Patch (RFC 7396): what is left out stays, null clears what may be null, and a list is replaced whole.
         */
        patch: operations["PrinterMaintenance_PatchEntry"];
        trace?: never;
    };
    "/api/PrinterMaintenance/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenance categories
         * @description The categories of the caller's maintenance entries, and common ones beside them.
         */
        get: operations["PrinterMaintenance_GetCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's printers
         * @description The caller's printers with their totals, the active ones first, then by name.
         */
        get: operations["Printers_GetPrinters"];
        put?: never;
        /**
         * Add a printer
         * @description Adds a printer of the caller. A spool that is loaded in another printer is refused with 409.
         */
        post: operations["Printers_PostPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a printer
         * @description A printer of the caller with its totals.
         */
        get: operations["Printers_GetPrinter"];
        /**
         * Replace a printer
         * @description Replaces what is recorded about a printer of the caller. What the body leaves out falls back to its default. A spool that is loaded in another printer is refused with 409.
         */
        put: operations["Printers_PutPrinter"];
        post?: never;
        /**
         * Delete a printer
         * @description Deletes a printer of the caller with its maintenance entries. A printer that has prints is refused with 409; make it inactive instead.
         */
        delete: operations["Printers_DeletePrinter"];
        options?: never;
        head?: never;
        /**
         * Change a printer
         * @description Changes a printer of the caller by a JSON Merge Patch (RFC 7396): what is left out stays, null clears what may be null, and a list is replaced whole. A spool that is loaded in another printer is refused with 409.
         */
        patch: operations["Printers_PatchPrinter"];
        trace?: never;
    };
    "/api/Printers/{id}/filament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is loaded in a printer
         * @description The spools that are loaded in a printer of the caller.
         */
        get: operations["Printers_GetFilament"];
        /**
         * Load a spool
         * @description Loads a spool of the caller into a slot of one of the caller's printers. A spool that is loaded elsewhere is moved, and what was in the slot is unloaded.
         */
        put: operations["Printers_PutFilament"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/{id}/filament/unload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unload a spool
         * @description Unloads a slot, or a spool, of a printer of the caller: name one of the two. Where nothing of that is loaded, nothing changes.
         */
        put: operations["Printers_UnloadFilament"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's printers in short
         * @description The caller's printers with what is loaded in them, their totals and how much maintenance is due, the active ones first, then by name.
         */
        get: operations["Printers_GetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a print
         * @description Adds a print to the caller's logbook. Without a `status` it is `Pending`: give a finished one, such as `Success`, for a print that is over. An `externalId` that another print of the same source carries already is refused with 409.
         */
        post: operations["Prints_PostPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a print
         * @description A print of the caller, a public print, or an unlisted one when `shareKey` is its key. A public or shared print can be read without credentials; what is private to its owner is then null.
         */
        get: operations["Prints_GetPrint"];
        /**
         * Replace a print
         * @description Replaces what is recorded about a print of the caller. What the body leaves out falls back to its default.
         */
        put: operations["Prints_PutPrint"];
        post?: never;
        /**
         * Delete a print
         * @description Deletes a print of the caller. What it took from its spools is given back to them.
         */
        delete: operations["Prints_DeletePrint"];
        options?: never;
        head?: never;
        /**
         * Change a print
         * @description Changes a print of the caller by a JSON Merge Patch (RFC 7396): what is left out stays, null clears what may be null, and a list is replaced whole.
         */
        patch: operations["Prints_PatchPrint"];
        trace?: never;
    };
    "/api/Prints/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on a print
         * @description The comments on a print of the caller, on a public print, or on an unlisted one when `shareKey` is its key, the oldest first. Those on a public or shared print can be read without credentials.
         */
        get: operations["Prints_GetComments"];
        put?: never;
        /**
         * Comment on a print
         * @description Adds a comment to a print that the caller may see. Where the print's owner does not allow comments, the answer is 403.
         */
        post: operations["Prints_PostComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a print
         * @description Sets a finished status on a print of the caller, with its end and what it used. The spools it used get lighter by that.
         */
        post: operations["Prints_CompletePrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of a print
         * @description The pictures of a print of the caller, of a public print, or of an unlisted one when `shareKey` is its key. Those of a public or shared print can be listed without credentials.
         */
        get: operations["Prints_GetImages"];
        put?: never;
        /**
         * Add a picture to a print
         * @description Adds a picture to a print of the caller. A print has at most 100 pictures; one more is refused with 409.
         */
        post: operations["Prints_PostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a picture of a print
         * @description Deletes a picture of a print of the caller for good.
         */
        delete: operations["Prints_DeleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete several prints
         * @description Deletes up to 200 prints of the caller, each for itself: the answer says for each what became of it. What they took from their spools is given back to them. With `dryRun` nothing is deleted.
         */
        delete: operations["Prints_DeleteBulk"];
        options?: never;
        head?: never;
        /**
         * Change several prints
         * @description Makes the same change in up to 200 prints of the caller, each for itself: the answer says for each what became of it. A print that the caller does not have is `NotFound`. With `dryRun` nothing is changed.
         */
        patch: operations["Prints_PatchBulk"];
        trace?: never;
    };
    "/api/Prints/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's prints
         * @description The caller's prints, in short, most recent first unless it is asked otherwise. The filters are combined: a print must match all that are given. The range of time is half-open.
         */
        get: operations["Prints_GetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's projects
         * @description The caller's projects with their totals. The filters are combined.
         */
        get: operations["Projects_GetProjects"];
        put?: never;
        /**
         * Start a project
         * @description Adds a project of the caller.
         */
        post: operations["Projects_PostProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         * @description A project of the caller, a public one, or an unlisted one when `shareKey` is its key. A public or shared project can be read without credentials; what is private to its owner is then null.
         */
        get: operations["Projects_GetProject"];
        /**
         * Replace a project
         * @description Replaces what is recorded about a project of the caller. What the body leaves out falls back to its default.
         */
        put: operations["Projects_PutProject"];
        post?: never;
        /**
         * Delete a project
         * @description Deletes a project of the caller. Its prints stay in the logbook, without a project.
         */
        delete: operations["Projects_DeleteProject"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Changes a project of the caller by a JSON Merge Patch (RFC 7396): what is left out stays, null clears what may be null, and a list is replaced whole.
         */
        patch: operations["Projects_PatchProject"];
        trace?: never;
    };
    "/api/Projects/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of a project
         * @description The pictures of a project of the caller, of a public project, or of an unlisted one when `shareKey` is its key. Those of a public or shared project can be listed without credentials.
         */
        get: operations["Projects_GetImages"];
        put?: never;
        /**
         * Add a picture to a project
         * @description Adds a picture to a project of the caller. A project has at most 100 pictures; one more is refused with 409.
         */
        post: operations["Projects_PostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects/{id}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a picture of a project
         * @description Deletes a picture of a project of the caller for good.
         */
        delete: operations["Projects_DeleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects/{id}/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prints of a project
         * @description The prints of a project, most recent first. Its owner gets all of them; others, who may read a public or shared project without credentials, get those that everybody may see, and what is private to the owner is then null.
         */
        get: operations["Projects_GetPrints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserApiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the personal API keys
         * @description The personal API keys of the caller without their values, the newest first. An API key is refused with 403; this needs an OAuth access token.
         */
        get: operations["UserApiKeys_GetApiKeys"];
        put?: never;
        /**
         * Make a personal API key
         * @description Makes a key and shows its value, this once. Because the value is never stored, a repeat with the same `Idempotency-Key` is refused with 409. An API key is refused with 403; this needs an OAuth access token.
         */
        post: operations["UserApiKeys_PostApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserApiKeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a personal API key
         * @description Deletes a key of the caller, which revokes it at once. An API key is refused with 403; this needs an OAuth access token.
         */
        delete: operations["UserApiKeys_DeleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a profile
         * @description The profile of a user, as others see it: of the caller, of a user whose profile is public, or an unlisted one when `shareKey` is its key. Credentials are not needed.
         */
        get: operations["Users_GetUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user's public achievements
         * @description Returns what a user has earned. It follows the visibility of the user's profile and the user's setting for showing achievements on it. What the viewer may not see, an unknown user included, comes back as an empty result, never as an error. An unlisted profile opens with its `shareKey`; users always see their own.
         */
        get: operations["Achievements_GetForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{id}/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public prints of a user
         * @description The prints of a user that everybody may see, most recent first. The profile must be visible to the caller. Credentials are not needed.
         */
        get: operations["Users_GetPrints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description The profile of the caller. The email address is not part of it.
         */
        get: operations["Users_GetMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own profile
         * @description Changes the profile of the caller by a JSON Merge Patch (RFC 7396): what is left out stays, null clears what may be null, and a list is replaced whole.
         */
        patch: operations["Users_PatchMe"];
        trace?: never;
    };
    "/api/Users/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own email address
         * @description The email address of the account. An API key is refused with 403; this needs an OAuth access token.
         */
        get: operations["Users_GetMyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a picture
         * @description A picture of a print or project. One of a public record can be read without credentials, and one of an unlisted record when `shareKey` is its key. A part of it can be asked for with `Range`.
         */
        get: operations["Media_GetImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{imageId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a small version of a picture
         * @description A small version of a picture of a print or project. One of a public record can be read without credentials, and one of an unlisted record when `shareKey` is its key. A part of it can be asked for with `Range`.
         */
        get: operations["Media_GetThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The figures of the accuracy analysis. */
        AccuracyFigures: {
            byMaterial: components["schemas"]["MaterialAccuracyBreakdownDto"];
            byPrinter: components["schemas"]["PrinterAccuracyBreakdownDto"];
            /** @description Amount of filament: actual divided by estimate. */
            material: components["schemas"]["MedianRatioFigureDto"];
            /** @description Print time: actual divided by estimate. */
            time: components["schemas"]["MedianRatioFigureDto"];
            trend: components["schemas"]["AccuracyTrendDto"];
        };
        /** @description The accuracy of the estimates in one bucket. A median is null when the bucket has fewer than 5 samples. */
        AccuracyPointDto: {
            /**
             * Format: date
             * @description The calendar date on which the bucket starts, in the filter's time zone.
             */
            bucketDate: string;
            /** @description The moment at which the bucket starts. */
            bucketStart: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description Median of actual amount of filament divided by estimate.
             */
            materialMedianRatio: number | null;
            /**
             * Format: int32
             * @description How many prints have both amounts.
             */
            materialSampleCount: number;
            /**
             * Format: double
             * @description Median of actual print time divided by estimate.
             */
            timeMedianRatio: number | null;
            /**
             * Format: int32
             * @description How many prints have both times.
             */
            timeSampleCount: number;
        };
        /** @description Slicer estimates of time and material compared with actual use. */
        AccuracyResponse: {
            /** @description The figures over `range`. */
            current: components["schemas"]["AccuracyFigures"];
            /** @description The same figures over the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are given. */
            previous: components["schemas"]["AccuracyFigures"] | null;
            /** @description The range that `previous` covers; null when `previous` is null. */
            previousRange: components["schemas"]["AnalyticsRangeDto"] | null;
            /** @description The range that `current` covers. */
            range: components["schemas"]["AnalyticsRangeDto"];
        };
        /** @description The accuracy of the estimates over time. */
        AccuracyTrendDto: {
            /** @description Coverage of the material medians. */
            materialCoverage: components["schemas"]["CoverageDto"];
            /** @description One point for each bucket of the range, oldest first. */
            points: components["schemas"]["AccuracyPointDto"][];
            /** @description Coverage of the time medians. */
            timeCoverage: components["schemas"]["CoverageDto"];
        };
        /** @description Every badge that is not hidden, with the rarity of each tier. */
        AchievementCatalogDto: {
            /** @description The badge families, in the order in which they are shown. */
            families: components["schemas"]["AchievementFamilyDto"][];
            /**
             * Format: int32
             * @description How many hidden badges exist. They are counted here and never described.
             */
            hiddenCount: number;
            /**
             * Format: int32
             * @description The version of the catalog; it grows whenever a badge is added or changed.
             */
            version: number;
        };
        /**
         * @description The kind of activity that a badge family rewards.
         * @enum {string}
         */
        AchievementCategory: "Milestones" | "Streaks" | "Breadth" | "Craft" | "Care" | "Projects" | "Integrations" | "Community";
        /** @description A family of badges in the catalog: one achievement and its tiers. */
        AchievementFamilyDto: {
            category: components["schemas"]["AchievementCategory"];
            /** @description What the family rewards. */
            description: string;
            /** @description The key of the badge family. */
            key: string;
            /** @description The tiers, easiest first. */
            tiers: components["schemas"]["AchievementTierDto"][];
            /** @description The name shown to people. */
            title: string;
        };
        /** @description The hint card: the tier that the caller is nearest to. */
        AchievementHintDto: {
            /** @description The key of the badge family. */
            key: string;
            /** @description The sentence to show. */
            text: string;
            /**
             * Format: int32
             * @description The number of the tier within its family, from 1.
             */
            tier: number;
        };
        /** @description How far a user has come within a badge family, in the unit of its thresholds. */
        AchievementProgressDto: {
            /**
             * Format: int64
             * @description The highest value that the logbook shows, and at least the threshold of the highest tier held, also when prints were deleted since.
             */
            best: number;
            /**
             * Format: int64
             * @description The value now; for a streak it may be below `best`.
             */
            current: number;
            /**
             * Format: int64
             * @description The threshold of the next tier; null when every tier is held.
             */
            nextThreshold: number | null;
        };
        /** @description One tier of a badge family in the catalog. */
        AchievementTierDto: {
            /** @description What has to be done to earn the tier. */
            description: string;
            /**
             * Format: double
             * @description The share of active users (a print in the last 365 days) who hold the tier, in percent; null while there are fewer than 10 active users.
             */
            rarityPercent: number | null;
            /**
             * Format: int64
             * @description The value that the family's progress must reach for this tier. The description names its unit.
             */
            threshold: number;
            /**
             * Format: int32
             * @description The number of the tier within its family, from 1.
             */
            tier: number;
        };
        /** @description The figures of the activity analysis. */
        ActivityFigures: {
            calendar: components["schemas"]["PrintCalendarDto"];
            durations: components["schemas"]["DurationHistogramDto"];
            series: components["schemas"]["ActivitySeriesDto"];
            startTimes: components["schemas"]["WeekdayHourMatrixDto"];
            streaks: components["schemas"]["StreaksDto"];
        };
        /** @description The activity of one bucket. */
        ActivityPointDto: {
            /**
             * Format: date
             * @description The calendar date on which the bucket starts, in the filter's time zone.
             */
            bucketDate: string;
            /** @description The moment at which the bucket starts. */
            bucketStart: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description Cost of filament and electricity; null when the bucket has prints and none has a known cost.
             */
            cost: number | null;
            /**
             * Format: int64
             * @description Filament in milligrams; null when the bucket has prints and none has a known amount.
             */
            filamentAmountMg: number | null;
            /**
             * Format: int32
             * @description How many prints.
             */
            printCount: number;
            /**
             * Format: int64
             * @description Print time in seconds; null when the bucket has prints and none has a known time.
             */
            printTimeInSeconds: number | null;
        };
        /** @description Activity per period, a calendar of print days, streaks and start times. */
        ActivityResponse: {
            /** @description The figures over `range`. */
            current: components["schemas"]["ActivityFigures"];
            /** @description The same figures over the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are given. */
            previous: components["schemas"]["ActivityFigures"] | null;
            /** @description The range that `previous` covers; null when `previous` is null. */
            previousRange: components["schemas"]["AnalyticsRangeDto"] | null;
            /** @description The range that `current` covers. */
            range: components["schemas"]["AnalyticsRangeDto"];
        };
        /** @description Count, time, material and cost over time. */
        ActivitySeriesDto: {
            coverage: components["schemas"]["MeasureCoverageDto"];
            /** @description The currency of every amount of money here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description One point for each bucket of the range, oldest first; a bucket without prints has zeros. */
            points: components["schemas"]["ActivityPointDto"][];
        };
        /** @description What is known about the stock of a spool. Give exactly one of the three weights. */
        AdjustFilamentDto: {
            /**
             * Format: int64
             * @description The change, in milligrams; negative when something is taken off.
             */
            differenceMg?: number;
            /**
             * Format: int64
             * @description The weight of the spool on a scale with what is left on it, in milligrams. The weight of the empty spool must be recorded; it is taken off.
             */
            measuredWeightMg?: number;
            /**
             * Format: int64
             * @description The weight that is left, in milligrams.
             */
            newRemainingMg?: number;
            /**
             * @description A remark.
             * @default null
             */
            note: string | null;
        };
        /**
         * @description The requested size of a bucket. `Auto` takes days for a range of up to 31 days, weeks up to 182 days and months beyond.
         * @enum {string}
         */
        AnalyticsGranularity: "Auto" | "Day" | "Week" | "Month";
        /** @description A maintenance event of a printer. */
        AnalyticsMaintenanceEventDto: {
            /** @description The category of the maintenance. */
            category: string;
            /**
             * Format: double
             * @description The cost in the user's currency; null when not recorded.
             */
            cost: number | null;
            /** @description When the maintenance took place. */
            date: components["schemas"]["Timestamp"];
            /** @description What was done; null when not recorded. */
            description: string | null;
            /** @description False while the maintenance is only planned. */
            done: boolean;
            /** @description The id of the maintenance entry. */
            maintenanceId: components["schemas"]["Id"];
        };
        /** @description A print that a figure points at. */
        AnalyticsPrintDto: {
            /**
             * Format: double
             * @description Cost of filament and electricity in the user's currency; null when unknown or in another currency.
             */
            cost: number | null;
            /**
             * Format: int64
             * @description Filament in milligrams, else the estimate; null when neither is recorded.
             */
            filamentAmountMg: number | null;
            /** @description The id of the print. */
            printId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Print time in seconds, else the estimate; null when neither is recorded.
             */
            printTimeInSeconds: number | null;
            /**
             * Format: date-time
             * @description When the print started; null when unknown.
             */
            startDate: string | null;
            status: components["schemas"]["PrintStatus"];
            /** @description The title of the print. */
            title: string;
        };
        /** @description The half-open range that was analysed, and how it was divided. */
        AnalyticsRangeDto: {
            /**
             * Format: date-time
             * @description The start of the range, included; null when all time is covered.
             */
            fromDate: string | null;
            /** @description The bucket size that was used. Without a range it may be coarser than the one requested. */
            granularity: components["schemas"]["BucketGranularity"];
            /** @description The time zone of the buckets and calendar dates. */
            timeZone: components["schemas"]["IanaTimeZone"];
            /**
             * Format: date-time
             * @description The end of the range, excluded; null when all time is covered.
             */
            toDate: string | null;
        };
        /** @description A personal API key, without its value. */
        ApiKeyDto: {
            /** @description When the key was made. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description What the key is for. */
            description: string;
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When the key was last used, within an hour; null when never.
             */
            lastUsedDate: string | null;
        };
        /** @description A page of personal API keys. */
        ApiKeyPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["ApiKeyDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description Filament cost by brand. A row of the coverage is one filament use of a print. */
        BrandCostBreakdownDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The currency of every amount of money here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The rows, highest cost first. */
            rows: components["schemas"]["BrandCostDto"][];
        };
        /** @description The cost of filament of one brand. */
        BrandCostDto: {
            /** @description The brand. */
            brand: string;
            /**
             * Format: double
             * @description Cost of the filament used.
             */
            filamentCost: number;
            /**
             * Format: double
             * @description The share of all filament cost counted in this breakdown, in percent; null when there is none.
             */
            sharePercent: number | null;
            /**
             * Format: int32
             * @description How many counted filament uses of prints it has.
             */
            useCount: number;
        };
        /** @description Consumption by brand. A row of the coverage is one filament use of a print. */
        BrandUsageBreakdownDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The rows, most used first. */
            rows: components["schemas"]["BrandUsageDto"][];
        };
        /** @description The filament used of one brand. */
        BrandUsageDto: {
            /**
             * Format: int64
             * @description Filament in milligrams.
             */
            amountMg: number;
            /** @description The brand. */
            brand: string;
            /**
             * Format: double
             * @description The share of all filament counted in this breakdown, in percent; null when none was used.
             */
            sharePercent: number | null;
            /**
             * Format: int32
             * @description How many counted filament uses of prints it has.
             */
            useCount: number;
        };
        /**
         * @description The size of a bucket. A week starts on Monday.
         * @enum {string}
         */
        BucketGranularity: "Day" | "Week" | "Month";
        /** @description The deletion of several prints. */
        BulkDeletePrintsDto: {
            /**
             * @description Whether to say only what would become of each print, and change nothing.
             * @default false
             */
            dryRun: boolean;
            /** @description The numbers of the prints. A number that is repeated counts once. */
            ids: components["schemas"]["Id"][];
        };
        /** @description A change of several prints. */
        BulkEditPrintsDto: {
            /** @description What is to change in each of them. */
            changes: components["schemas"]["BulkPrintChangesDto"];
            /**
             * @description Whether to say only what would become of each print, and change nothing.
             * @default false
             */
            dryRun: boolean;
            /** @description The numbers of the prints. A number that is repeated counts once. */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description What became of one of several records: it was changed, it was as asked for already, it was deleted, the caller has no such record, or the change is not allowed in it.
         * @enum {string}
         */
        BulkOutcome: "Changed" | "Unchanged" | "Deleted" | "NotFound" | "Refused";
        /** @description What is to change in each of the prints. `tags` replaces all tags and does not go together with `addTags` and `removeTags`; no tag may stand in both of these. */
        BulkPrintChangesDto: {
            /** @description Tags that are added. */
            addTags?: components["schemas"]["Tag"][];
            /** @description Whether the print takes comments. */
            allowComments?: boolean;
            /**
             * Format: int64
             * @description The printer that they were made on; null for none.
             */
            printerId?: number | null;
            /**
             * Format: uuid
             * @description The project that they belong to; null for none.
             */
            projectId?: string | null;
            /** @description Tags that are taken off. */
            removeTags?: components["schemas"]["Tag"][];
            status?: components["schemas"]["PrintStatus"];
            /** @description Their tags. */
            tags?: components["schemas"]["Tag"][];
            viewStatus?: components["schemas"]["ViewStatus"];
        };
        /** @description What became of one of several prints. */
        BulkPrintResultDto: {
            /** @description Why the change was refused; null unless it was. */
            errors: components["schemas"]["FieldErrors"] | null;
            /** @description The number of the print. */
            id: components["schemas"]["Id"];
            outcome: components["schemas"]["BulkOutcome"];
        };
        /** @description What became of several prints, each for itself. */
        BulkPrintsResultDto: {
            /** @description Whether nothing was changed because only a trial was asked for. */
            dryRun: boolean;
            /** @description A result for each print, in the order of the request. */
            results: components["schemas"]["BulkPrintResultDto"][];
        };
        /** @description One day with at least one print. */
        CalendarDayDto: {
            /**
             * Format: date
             * @description The calendar date, in the filter's time zone.
             */
            date: string;
            /**
             * Format: int32
             * @description How many prints started on this day.
             */
            printCount: number;
            /**
             * Format: int64
             * @description Print time of these prints in seconds; null when none has a known time.
             */
            printTimeInSeconds: number | null;
        };
        /**
         * @description How the colours of a spool follow each other.
         * @enum {string}
         */
        ColorPattern: "Solid" | "Multi" | "Gradient" | "Rainbow";
        /** @description Consumption by color. A row of the coverage is one filament use of a print. */
        ColorUsageBreakdownDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The rows, most used first. */
            rows: components["schemas"]["ColorUsageDto"][];
        };
        /** @description The filament used of one color. */
        ColorUsageDto: {
            /**
             * Format: int64
             * @description Filament in milligrams.
             */
            amountMg: number;
            /** @description The color as `#RRGGBB`; null when only its name is recorded. */
            colorHex: string | null;
            /** @description The name of the color; null when only its value is recorded. */
            colorName: string | null;
            /**
             * Format: double
             * @description The share of all filament counted in this breakdown, in percent; null when none was used.
             */
            sharePercent: number | null;
            /**
             * Format: int32
             * @description How many counted filament uses of prints it has.
             */
            useCount: number;
        };
        /** @description A comment on a print. */
        CommentDetailDto: {
            /** @description The text of the comment. */
            body: string;
            /** @description The owner of the comment. */
            createdBy: components["schemas"]["UserReferenceDto"];
            /** @description When the comment was written. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The id of the comment. */
            id: components["schemas"]["Id"];
            /** @description The id of the print that the comment is about. */
            printId: components["schemas"]["Id"];
            /** @description When the comment was last changed; equal to `createdDate` until then. */
            updatedDate: components["schemas"]["Timestamp"];
        };
        /** @description A page of comments. */
        CommentPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["CommentDetailDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description How a print ended. */
        CompletePrintDto: {
            /** @description When the print ended; the default is now, or the end that is recorded already. Without an offset it is read in the user's time zone. */
            endDate?: string | null;
            /** @description The materials of the print. The list, where given, replaces the recorded one whole. */
            filamentUsage?: components["schemas"]["EditFilamentUsageDto"][];
            /**
             * Format: int32
             * @description The duration of the print, in seconds. The default is the time from its start to its end.
             */
            printTimeInSeconds?: number | null;
            status: components["schemas"]["FinishedPrintStatus"];
        };
        /** @description A grant that lets an AI agent act for the user. */
        ConnectedAgentDto: {
            /** @description The OAuth client id of the agent. */
            clientId: string;
            /** @description The name that the agent gives itself, or its client id. */
            clientName: string;
            /** @description When the agent was first seen. */
            firstSeenDate: components["schemas"]["Timestamp"];
            /** @description The id of the grant. */
            grantId: string;
            /** @description When the agent was last seen; up to a minute behind. */
            lastSeenDate: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the grant was revoked; null while it is in force.
             */
            revokedDate: string | null;
            /** @description The OAuth scopes that were granted. */
            scopes: string[];
        };
        /** @description The coverage of each part of the spending. */
        CostPartsCoverageDto: {
            /** @description Coverage of the electricity costs. */
            electricity: components["schemas"]["CoverageDto"];
            /** @description Coverage of the filament costs. */
            filament: components["schemas"]["CoverageDto"];
            /** @description Coverage of the maintenance costs; a row is one maintenance entry. */
            maintenance: components["schemas"]["CoverageDto"];
        };
        /** @description The spending of one bucket. A part is null when the bucket has rows for it and none has a known amount. */
        CostPointDto: {
            /**
             * Format: date
             * @description The calendar date on which the bucket starts, in the filter's time zone.
             */
            bucketDate: string;
            /** @description The moment at which the bucket starts. */
            bucketStart: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description Cost of electricity.
             */
            electricity: number | null;
            /**
             * Format: double
             * @description Cost of filament.
             */
            filament: number | null;
            /**
             * Format: double
             * @description Cost of maintenance parts.
             */
            maintenance: number | null;
            /**
             * Format: double
             * @description The sum of the known parts; null when none is known.
             */
            total: number | null;
        };
        /** @description The prints with the highest and the lowest cost. */
        CostRankingDto: {
            /** @description Up to 5 prints, lowest cost first. */
            cheapest: components["schemas"]["AnalyticsPrintDto"][];
            /** @description The prints that were compared. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The currency of every amount of money here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Up to 5 prints, highest cost first. */
            dearest: components["schemas"]["AnalyticsPrintDto"][];
        };
        /** @description The spending over time. */
        CostSeriesDto: {
            coverage: components["schemas"]["CostPartsCoverageDto"];
            /** @description The currency of every amount of money here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description One point for each bucket of the range, oldest first; a bucket without spending has zeros. */
            points: components["schemas"]["CostPointDto"][];
        };
        /** @description The figures of the costs analysis. */
        CostsFigures: {
            byBrand: components["schemas"]["BrandCostBreakdownDto"];
            byType: components["schemas"]["MaterialTypeCostBreakdownDto"];
            /** @description Cost of electricity. */
            electricity: components["schemas"]["MoneyFigureDto"];
            failure: components["schemas"]["FailureCostDto"];
            /** @description Cost of the filament used. */
            filament: components["schemas"]["MoneyFigureDto"];
            /** @description Cost of maintenance parts; a row is one maintenance entry. */
            maintenance: components["schemas"]["MoneyFigureDto"];
            /** @description Mean cost of a print in filament and electricity, over the prints that have a known cost. */
            meanPerPrint: components["schemas"]["MoneyFigureDto"];
            ranking: components["schemas"]["CostRankingDto"];
            series: components["schemas"]["CostSeriesDto"];
            /** @description Filament, electricity and maintenance together, each as far as it is known. A row is a print or a maintenance entry; it is left out only when no part of its cost is known. */
            total: components["schemas"]["MoneyFigureDto"];
        };
        /** @description Spending on filament, electricity and maintenance. */
        CostsResponse: {
            /** @description The figures over `range`. */
            current: components["schemas"]["CostsFigures"];
            /** @description The same figures over the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are given. */
            previous: components["schemas"]["CostsFigures"] | null;
            /** @description The range that `previous` covers; null when `previous` is null. */
            previousRange: components["schemas"]["AnalyticsRangeDto"] | null;
            /** @description The range that `current` covers. */
            range: components["schemas"]["AnalyticsRangeDto"];
        };
        /** @description A number of prints. */
        CountFigureDto: {
            /**
             * Format: int32
             * @description How many prints.
             */
            count: number;
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
        };
        /** @description How much of the data a figure covers. A row is a print unless the figure says otherwise. Each row is either counted or excluded for exactly one reason, the first that applies, so `counted` and the exclusions add up to `total`. */
        CoverageDto: {
            /**
             * Format: int32
             * @description How many rows the figure is made from.
             */
            counted: number;
            /** @description Why the other rows are left out, one entry for each reason that occurs. */
            exclusions: components["schemas"]["CoverageExclusionDto"][];
            /**
             * Format: int32
             * @description How many rows match the filter, including prints without a start date.
             */
            total: number;
        };
        /** @description How many rows are left out of a figure for one reason. */
        CoverageExclusionDto: {
            /**
             * Format: int32
             * @description How many rows are left out for this reason.
             */
            count: number;
            reason: components["schemas"]["ExclusionReason"];
        };
        /** @description A personal API key that is to be made. Read-only properties are accepted and ignored. */
        CreateApiKeyDto: {
            /** @description When the key was made. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /** @description What the key is for. */
            description: string;
            /**
             * Format: uuid
             * @description The UUID of the key.
             */
            readonly id?: string;
            /**
             * Format: date-time
             * @description When the key was last used, within an hour; null when never.
             */
            readonly lastUsedDate?: string | null;
        };
        /** @description A currency, as ISO 4217 abbreviates it. */
        CurrencyCode: string;
        /** @description A moment, as RFC 3339 writes it. The offset may be left out; the time is then read in the user's time zone. */
        DateTimeInput: string;
        /** @description A sentence about what was done, for the person who watches the device. */
        DeviceAnswer: string;
        /**
         * @description The platform on which the application is installed.
         * @enum {string}
         */
        DevicePlatform: "Web" | "Android" | "Ios";
        /** @description Names the hint card to hide. */
        DismissHintRequestDto: {
            /** @description The key of the badge family, as in the catalog. */
            key: string;
            /**
             * Format: int32
             * @description The number of the tier within its family, from 1.
             */
            tier: number;
        };
        /** @description The prints whose print time lies in one interval. */
        DurationBinDto: {
            /**
             * Format: int64
             * @description The lower end of the interval in seconds, included.
             */
            fromSeconds: number;
            /**
             * Format: int32
             * @description How many prints.
             */
            printCount: number;
            /**
             * Format: int64
             * @description The upper end of the interval in seconds, excluded; null for the last interval, which is open.
             */
            toSeconds: number | null;
        };
        /** @description A sum of print times. */
        DurationFigureDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /**
             * Format: int64
             * @description Seconds; the recorded print time, else the estimate. Null when prints match and none of them has either.
             */
            durationInSeconds: number | null;
        };
        /** @description How long prints take. */
        DurationHistogramDto: {
            /** @description The intervals, shortest first; they adjoin each other. */
            bins: components["schemas"]["DurationBinDto"][];
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
        };
        /** @description A tier that a user holds. */
        EarnedAchievementTierDto: {
            /** @description True when the tier was already earned by prints and other records that are older than the badge itself. */
            retroactive: boolean;
            /**
             * Format: int32
             * @description The number of the tier within its family, from 1.
             */
            tier: number;
            /** @description When the tier was granted. */
            unlockedAt: components["schemas"]["Timestamp"];
        };
        /** @description The new text of a comment. The read-only properties of a comment are accepted and ignored, so that a comment can be sent back as it was read. */
        EditCommentDto: {
            /** @description The text of the comment; at least one character that is not white space. */
            body: string;
            /** @description The owner of the comment. */
            readonly createdBy?: components["schemas"]["UserReferenceDto"];
            /**
             * Format: date-time
             * @description When the comment was written.
             */
            readonly createdDate?: string;
            /**
             * Format: int64
             * @description The id of the comment.
             */
            readonly id?: number;
            /**
             * Format: int64
             * @description The id of the print that the comment is about.
             */
            readonly printId?: number;
            /**
             * Format: date-time
             * @description When the comment was last changed.
             */
            readonly updatedDate?: string;
        };
        /** @description A spool of filament, as it is to be. What is left out falls back to its default. Read-only properties are accepted and ignored. */
        EditFilamentDto: {
            /**
             * Format: int32
             * @description The temperature of the bed, in degrees Celsius.
             * @default null
             */
            bedTemperatureCelsius: number | null;
            /**
             * @description The brand.
             * @default null
             */
            brand: string | null;
            /**
             * @description The colour, or the first of several.
             * @default null
             */
            colorHex: string | null;
            /**
             * @description The name of the colour.
             * @default null
             */
            colorName: string | null;
            /**
             * @description How the colours of the spool follow each other.
             * @default Solid
             */
            colorPattern: components["schemas"]["ColorPattern"];
            /**
             * @description All colours of a spool that has several.
             * @default []
             */
            colors: components["schemas"]["HexColor"][];
            /** @description When the spool was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description The diameter of the filament, in millimetres.
             * @default 1.75
             */
            diameterMm: number;
            /** @description What the user calls the spool. */
            displayName: string;
            /**
             * @description The finish, such as matte or silk.
             * @default null
             */
            finishType: string | null;
            /** @description The UUID of the spool. */
            readonly id?: components["schemas"]["Uuid"];
            /**
             * Format: int64
             * @description The weight of the material on the full spool, in milligrams.
             * @default null
             */
            initialNominalWeightMg: number | null;
            /**
             * @description Whether it is in use.
             * @default true
             */
            isActive: boolean;
            /**
             * @description Whether it is a favourite.
             * @default false
             */
            isFavorite: boolean;
            /**
             * Format: int64
             * @description The printer that it is loaded in; null when in none.
             */
            readonly loadedInPrinterId?: number | null;
            /**
             * Format: int64
             * @description The stock is low when no more than this is left, in milligrams.
             * @default null
             */
            lowStockThresholdMg: number | null;
            /**
             * Format: double
             * @description The density of the material, in grams per cubic centimetre. The default is that of the material type in `GET /api/Materials`, else 1.24.
             */
            materialDensityGramPerCubicCm?: number;
            /** @description The kind of material, such as PLA. */
            materialType: string;
            /**
             * @description Remarks, as Markdown.
             * @default null
             */
            notes: string | null;
            /**
             * Format: int32
             * @description The temperature of the nozzle, in degrees Celsius.
             * @default null
             */
            nozzleTemperatureCelsius: number | null;
            /**
             * Format: int32
             * @description The number of prints that used the spool.
             */
            readonly printCount?: number;
            /**
             * @description The currency of the price; null without a price. In a body, a price without a currency is in the user's.
             * @default null
             */
            purchaseCurrency: components["schemas"]["CurrencyCode"] | null;
            /**
             * Format: date
             * @description The day of the purchase.
             * @default null
             */
            purchaseDate: string | null;
            /**
             * @description Where it was bought.
             * @default null
             */
            purchaseLocation: string | null;
            /**
             * Format: double
             * @description What the spool cost, in decimal units of the currency.
             * @default null
             */
            purchasePrice: number | null;
            /**
             * Format: double
             * @description The length that is left, in metres; null when the weight that is left is null.
             */
            readonly remainingLengthInM?: number | null;
            /**
             * Format: int64
             * @description The weight that is left, in milligrams: the balance of the ledger. It may be negative; null when the nominal weight is not recorded.
             */
            readonly remainingMg?: number | null;
            /**
             * Format: int64
             * @description The weight of the empty spool, in milligrams.
             * @default null
             */
            spoolWeightMg: number | null;
            /**
             * @description Where it is kept.
             * @default null
             */
            storageLocation: string | null;
            /**
             * Format: int64
             * @description The weight that prints have used, in milligrams.
             */
            readonly totalUsedMg?: number;
            /** @description When the spool was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
        };
        /** @description What a print used of one material. Name a spool, or a material type alone. One of the three measures of an amount is enough: the other two are derived. Where several are given, `source` (or `estimatedSource`) names the one that counts; without it, the weight counts before the length and the length before the volume. */
        EditFilamentUsageDto: {
            /**
             * Format: int64
             * @description The weight used, in milligrams.
             * @default null
             */
            amountMg: number | null;
            /** @description The brand of the spool. */
            readonly brand?: string | null;
            /** @description The colour of the spool. */
            readonly colorHex?: string | null;
            /** @description The name of the spool. */
            readonly displayName?: string | null;
            /**
             * Format: int64
             * @description The weight that the slicer estimated, in milligrams.
             * @default null
             */
            estimatedAmountMg: number | null;
            /**
             * Format: double
             * @description The length that the slicer estimated, in metres.
             * @default null
             */
            estimatedLengthInM: number | null;
            /**
             * @description Which measure of the estimate was entered.
             * @default null
             */
            estimatedSource: components["schemas"]["MeasurementSource"] | null;
            /**
             * Format: double
             * @description The volume that the slicer estimated, in millilitres.
             * @default null
             */
            estimatedVolumeMl: number | null;
            /**
             * Format: uuid
             * @description The spool that the material came from. Null for other material, which `materialType` names.
             * @default null
             */
            filamentId: string | null;
            /**
             * Format: uuid
             * @description The UUID of the record.
             */
            readonly id?: string;
            /**
             * Format: double
             * @description The length used, in metres.
             * @default null
             */
            lengthInM: number | null;
            /**
             * @description The kind of material, such as PLA. Of a spool it is the spool's own.
             * @default null
             */
            materialType: string | null;
            /**
             * @description Remarks on this material.
             * @default null
             */
            notes: string | null;
            /**
             * Format: int32
             * @description The slot or tool of the printer, from 0.
             * @default null
             */
            slot: number | null;
            /**
             * @description Which measure of the amount used was entered.
             * @default null
             */
            source: components["schemas"]["MeasurementSource"] | null;
            /**
             * Format: double
             * @description The volume used, in millilitres.
             * @default null
             */
            volumeMl: number | null;
        };
        /** @description A piece of maintenance work, as it is to be. What is left out falls back to its default. Read-only properties are accepted and ignored. */
        EditMaintenanceEntryDto: {
            category: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: double
             * @description What the work cost, in decimal units of the currency.
             * @default null
             */
            cost: number | null;
            /** @description When the entry was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /**
             * @description The currency of the cost; null without a cost. In a body, a cost without a currency is in the user's.
             * @default null
             */
            currency: components["schemas"]["CurrencyCode"] | null;
            /** @description When the work was done, or from when on a planned one is counted. Without an offset it is read in the user's time zone. The default is now. */
            date?: string;
            /**
             * @description What the work is.
             * @default null
             */
            description: string | null;
            /** @description Whether the work is done; false while it is planned. */
            done: boolean;
            /**
             * Format: int32
             * @description The work is due after the printer has printed for so many hours. Counted from `date`, or, where that is later, from the last work of the category that was done on the printer.
             * @default null
             */
            dueAfterHours: number | null;
            /**
             * Format: int32
             * @description The work is due after so many prints of the printer. Counted from `date`, or, where that is later, from the last work of the category that was done on the printer.
             * @default null
             */
            dueAfterPrints: number | null;
            /**
             * @description The work is due from this moment on. Without an offset it is read in the user's time zone.
             * @default null
             */
            dueDate: string | null;
            /** @description The number of the entry. */
            readonly id?: components["schemas"]["Id"];
            /** @description Whether the work is due: it is not done, and the number of hours or of prints is reached or the due date has come. */
            readonly isDue?: boolean;
            /**
             * @description Remarks, as Markdown.
             * @default null
             */
            notes: string | null;
            /** @description The printer that the work is for. */
            printerId: components["schemas"]["Id"];
            /** @description When the entry was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
        };
        /** @description A print, as it is to be. What is left out falls back to its default. Read-only properties are accepted and ignored. */
        EditPrintDto: {
            /**
             * @description Whether the print takes comments.
             * @default true
             */
            allowComments: boolean;
            /**
             * Format: int32
             * @description The number of comments.
             */
            readonly commentCount?: number;
            /**
             * Format: int32
             * @description The number of pieces on the bed.
             * @default 1
             */
            copies: number;
            /** @description What the print cost; null when nothing is known, and for anybody but its owner. */
            readonly cost?: components["schemas"]["PrintCostDto"] | null;
            /** @description When the print was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /**
             * @description When the print ended. Without an offset it is read in the user's time zone.
             * @default null
             */
            endDate: string | null;
            /**
             * Format: int32
             * @description The duration that the slicer estimated, in seconds.
             * @default null
             */
            estimatedPrintTimeInSeconds: number | null;
            /**
             * @description The identifier of the print in the system that it came from. Unique among the user's prints of one source.
             * @default null
             */
            externalId: string | null;
            /**
             * @description Why the print failed or was cancelled.
             * @default null
             */
            failureReason: string | null;
            /**
             * @description The materials of the print. The list is replaced whole.
             * @default []
             */
            filamentUsage: components["schemas"]["EditFilamentUsageDto"][];
            /**
             * @description The name of the printed file.
             * @default null
             */
            fileName: string | null;
            /** @description The number of the print. */
            readonly id?: components["schemas"]["Id"];
            /** @description The pictures of the print. */
            readonly images?: components["schemas"]["ImageDto"][];
            /**
             * @description Remarks, as Markdown.
             * @default null
             */
            notes: string | null;
            /** @description Who the print belongs to. */
            readonly owner?: components["schemas"]["UserReferenceDto"];
            /**
             * Format: int64
             * @description The printer that it was made on.
             * @default null
             */
            printerId: number | null;
            /**
             * Format: int32
             * @description The duration of the print, in seconds.
             * @default null
             */
            printTimeInSeconds: number | null;
            /**
             * Format: uuid
             * @description The project that it belongs to.
             * @default null
             */
            projectId: string | null;
            /** @description The key that lets others read an unlisted print. Null for anybody but its owner, and unless the print is unlisted. */
            readonly shareKey?: string | null;
            /**
             * Format: uuid
             * @description The slicer settings that the print is made from; the picture in them becomes a picture of the print. It is not read back.
             * @default null
             */
            slicerSettingsId: string | null;
            /** @description By which way the print came into the logbook. */
            readonly source?: components["schemas"]["PrintSource"];
            /**
             * @description When the print started. Without an offset it is read in the user's time zone.
             * @default null
             */
            startDate: string | null;
            /**
             * @description What became of the print.
             * @default Pending
             */
            status: components["schemas"]["PrintStatus"];
            /**
             * @description Words to find the print by.
             * @default []
             */
            tags: components["schemas"]["Tag"][];
            /** @description What was printed. */
            title: string;
            /** @description When the print was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where the model comes from; http or https.
             * @default null
             */
            url: string | null;
            /** @description Who may see the print. The default is the user's `defaultViewStatus`. */
            viewStatus?: components["schemas"]["ViewStatus"];
        };
        /** @description A printer, as it is to be. What is left out falls back to its default. Read-only properties are accepted and ignored. */
        EditPrinterDto: {
            /**
             * Format: double
             * @description The depth of the bed (y), in millimetres.
             * @default null
             */
            bedDepthMm: number | null;
            /**
             * Format: double
             * @description The greatest height of a print (z), in millimetres.
             * @default null
             */
            bedHeightMm: number | null;
            /**
             * Format: double
             * @description The width of the bed (x), in millimetres.
             * @default null
             */
            bedWidthMm: number | null;
            /**
             * @description How the printer works.
             * @default Fff
             */
            category: components["schemas"]["PrinterCategory"];
            /** @description When the printer was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /**
             * @description Remarks on it.
             * @default null
             */
            description: string | null;
            /**
             * Format: double
             * @description The diameter of the filament it takes, in millimetres.
             * @default null
             */
            filamentDiameterMm: number | null;
            /** @description The number of the printer. */
            readonly id?: components["schemas"]["Id"];
            /**
             * @description Whether it is in use.
             * @default true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the printer last sent an event.
             */
            readonly lastEventDate?: string | null;
            /**
             * @description The spools that are loaded in it.
             * @default []
             */
            loadedFilaments: components["schemas"]["LoadedFilamentDto"][];
            /**
             * @description Who made it.
             * @default null
             */
            make: string | null;
            /**
             * @description Its model.
             * @default null
             */
            model: string | null;
            /** @description What the user calls the printer. */
            name: string;
            /**
             * Format: double
             * @description The diameter of the nozzle, in millimetres.
             * @default null
             */
            nozzleDiameterMm: number | null;
            /**
             * Format: int32
             * @description The number of its prints.
             */
            readonly printCount?: number;
            /**
             * Format: int64
             * @description The duration of its prints together, in seconds; the estimate where none is recorded.
             */
            readonly printTimeInSeconds?: number;
            /** @description When the printer was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description The mean power while it prints, in watts.
             * @default null
             */
            wattageW: number | null;
        };
        /** @description A project, as it is to be. What is left out falls back to its default. Read-only properties are accepted and ignored. */
        EditProjectDto: {
            /** @description When the project was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /**
             * @description What it is about, as Markdown.
             * @default null
             */
            description: string | null;
            /** @description The UUID of the project. */
            readonly id?: components["schemas"]["Uuid"];
            /** @description The pictures of the project. */
            readonly images?: components["schemas"]["ImageDto"][];
            /** @description What the project is called. */
            name: string;
            /** @description Who the project belongs to. */
            readonly owner?: components["schemas"]["UserReferenceDto"];
            /**
             * @description The owner's own number or code for it.
             * @default null
             */
            reference: string | null;
            /** @description The key that lets others read an unlisted project. Null for anybody but its owner, and unless the project is unlisted. */
            readonly shareKey?: string | null;
            /**
             * @description How far the project is.
             * @default InProgress
             */
            status: components["schemas"]["ProjectStatus"];
            /** @description The prints of the project together. */
            readonly totals?: components["schemas"]["ProjectTotalsDto"];
            /** @description When the project was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where more about it is; http or https.
             * @default null
             */
            url: string | null;
            /**
             * @description Who may see the project.
             * @default Private
             */
            viewStatus: components["schemas"]["ViewStatus"];
        };
        /**
         * @description Why a row is left out of a figure: `Undated`: the print has no start date; `NotFinished`: the print is still pending or printing; `DurationMissing`: neither a print time nor an estimate is recorded; `WeightMissing`: neither an amount of filament nor an estimate is recorded; `MaterialMissing`: no material type, brand or color is recorded, whichever the figure groups by; `PrinterMissing`: no printer is recorded; `PriceMissing`: no price is known for the filament or for the maintenance entry; `CurrencyMismatch`: the amount is in another currency and is never converted; `WattageMissing`: the printer's power draw is unknown; `RateMissing`: the electricity rate is unknown; `EstimateMissing`: no slicer estimate above zero is recorded; `ActualMissing`: no actual value is recorded; `BalanceMissing`: the remaining weight of the spool is unknown; `Unused`: the spool was not used in the last 90 days; `SampleTooSmall`: fewer than 5 samples are left, too few for a median.
         * @enum {string}
         */
        ExclusionReason: "Undated" | "NotFinished" | "DurationMissing" | "WeightMissing" | "MaterialMissing" | "PrinterMissing" | "PriceMissing" | "CurrencyMismatch" | "WattageMissing" | "RateMissing" | "EstimateMissing" | "ActualMissing" | "BalanceMissing" | "Unused" | "SampleTooSmall";
        /** @description What prints with status `Failed` or `Cancelled` cost in filament and electricity. */
        FailureCostDto: {
            /** @description Their cost. */
            cost: components["schemas"]["MoneyFigureDto"];
            /** @description Failed and cancelled prints. */
            printCount: components["schemas"]["CountFigureDto"];
            /** @description Their share of the filament and electricity cost of all prints. */
            share: components["schemas"]["PercentFigureDto"];
        };
        /** @description Something that happened in the logbooks. */
        FeedItemDto: {
            /** @description The comment, where the item is one; else null. */
            comment: components["schemas"]["CommentDetailDto"] | null;
            /** @description When it happened. */
            date: components["schemas"]["Timestamp"];
            kind: components["schemas"]["FeedItemKind"];
            /** @description The print that it is about. */
            print: components["schemas"]["PublicPrintSummaryDto"];
            /** @description Who did it. */
            user: components["schemas"]["UserReferenceDto"];
        };
        /**
         * @description What an item of the feed is: a print that was recorded, or a comment that was written.
         * @enum {string}
         */
        FeedItemKind: "Print" | "Comment";
        /** @description A page of the feed. */
        FeedPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["FeedItemDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description What is wrong with one field, a sentence each. */
        FieldErrorList: string[];
        /** @description The fields that are not valid, by name, such as `filamentUsage[0].amountMg`. Where no field is to blame, the name is `body`, `path` or `request`. */
        FieldErrors: {
            [key: string]: components["schemas"]["FieldErrorList"];
        };
        /** @description A spool of filament with its stock. */
        FilamentDetailDto: {
            /**
             * Format: int32
             * @description The temperature of the bed, in degrees Celsius.
             */
            bedTemperatureCelsius: number | null;
            /** @description The brand. */
            brand: string | null;
            /** @description The colour, or the first of several. */
            colorHex: string | null;
            /** @description The name of the colour. */
            colorName: string | null;
            colorPattern: components["schemas"]["ColorPattern"];
            /** @description All colours of a spool that has several. */
            colors: components["schemas"]["HexColor"][];
            /** @description When the spool was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description The diameter of the filament, in millimetres.
             */
            diameterMm: number;
            /** @description What the user calls the spool. */
            displayName: string;
            /** @description The finish, such as matte or silk. */
            finishType: string | null;
            id: components["schemas"]["Uuid"];
            /**
             * Format: int64
             * @description The weight of the material on the full spool, in milligrams.
             */
            initialNominalWeightMg: number | null;
            /** @description Whether it is in use. */
            isActive: boolean;
            /** @description Whether it is a favourite. */
            isFavorite: boolean;
            /**
             * Format: int64
             * @description The printer that it is loaded in; null when in none.
             */
            loadedInPrinterId: number | null;
            /**
             * Format: int64
             * @description The stock is low when no more than this is left, in milligrams.
             */
            lowStockThresholdMg: number | null;
            /**
             * Format: double
             * @description The density of the material, in grams per cubic centimetre.
             */
            materialDensityGramPerCubicCm: number;
            /** @description The kind of material, such as PLA. */
            materialType: string;
            /** @description Remarks, as Markdown. */
            notes: string | null;
            /**
             * Format: int32
             * @description The temperature of the nozzle, in degrees Celsius.
             */
            nozzleTemperatureCelsius: number | null;
            /**
             * Format: int32
             * @description The number of prints that used the spool.
             */
            printCount: number;
            /** @description The currency of the price; null without a price. In a body, a price without a currency is in the user's. */
            purchaseCurrency: components["schemas"]["CurrencyCode"] | null;
            /**
             * Format: date
             * @description The day of the purchase.
             */
            purchaseDate: string | null;
            /** @description Where it was bought. */
            purchaseLocation: string | null;
            /**
             * Format: double
             * @description What the spool cost, in decimal units of the currency.
             */
            purchasePrice: number | null;
            /**
             * Format: double
             * @description The length that is left, in metres; null when the weight that is left is null.
             */
            remainingLengthInM: number | null;
            /**
             * Format: int64
             * @description The weight that is left, in milligrams: the balance of the ledger. It may be negative; null when the nominal weight is not recorded.
             */
            remainingMg: number | null;
            /**
             * Format: int64
             * @description The weight of the empty spool, in milligrams.
             */
            spoolWeightMg: number | null;
            /** @description Where it is kept. */
            storageLocation: string | null;
            /**
             * Format: int64
             * @description The weight that prints have used, in milligrams.
             */
            totalUsedMg: number;
            /** @description When the spool was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
        };
        /** @description A page of spools. */
        FilamentPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["FilamentDetailDto"][];
            paging: components["schemas"]["Paging"];
        };
        /**
         * @description What a list of spools is sorted by.
         * @enum {string}
         */
        FilamentSortColumn: "name" | "type" | "brand" | "color" | "remaining" | "location" | "created";
        /** @description What a print used of one material, and what the slicer estimated. */
        FilamentUsageDto: {
            /**
             * Format: int64
             * @description The weight used, in milligrams.
             */
            amountMg: number | null;
            /** @description The brand of the spool. */
            brand: string | null;
            /** @description The colour of the spool. */
            colorHex: string | null;
            /** @description The name of the spool; only its owner sees it. */
            displayName: string | null;
            /**
             * Format: int64
             * @description The weight that the slicer estimated, in milligrams.
             */
            estimatedAmountMg: number | null;
            /**
             * Format: double
             * @description The length that the slicer estimated, in metres.
             */
            estimatedLengthInM: number | null;
            /** @description Which measure of the estimate was entered. */
            estimatedSource: components["schemas"]["MeasurementSource"] | null;
            /**
             * Format: double
             * @description The volume that the slicer estimated, in millilitres.
             */
            estimatedVolumeMl: number | null;
            /**
             * Format: uuid
             * @description The spool that the material came from. Null for other material, which `materialType` names.
             */
            filamentId: string | null;
            /**
             * Format: uuid
             * @description The UUID of the record.
             */
            id: string;
            /**
             * Format: double
             * @description The length used, in metres.
             */
            lengthInM: number | null;
            /** @description The kind of material, such as PLA. Of a spool it is the spool's own. */
            materialType: string | null;
            /** @description Remarks on this material. */
            notes: string | null;
            /**
             * Format: int32
             * @description The slot or tool of the printer, from 0.
             */
            slot: number | null;
            /** @description Which measure of the amount used was entered. */
            source: components["schemas"]["MeasurementSource"] | null;
            /**
             * Format: double
             * @description The volume used, in millilitres.
             */
            volumeMl: number | null;
        };
        /**
         * @description The statuses of a print that is over.
         * @enum {string}
         */
        FinishedPrintStatus: "Success" | "PartialSuccess" | "Failed" | "Cancelled";
        /** @description A colour, as red, green and blue in hexadecimal. */
        HexColor: string;
        /** @description A hidden badge that the caller has earned. */
        HiddenAchievementDto: {
            /** @description What earned the badge. */
            description: string;
            /** @description The key of the hidden badge. */
            key: string;
            /** @description The name shown to people. */
            title: string;
            /** @description When the badge was granted. */
            unlockedAt: components["schemas"]["Timestamp"];
        };
        /** @description A time zone by its name in the IANA database. */
        IanaTimeZone: string;
        /**
         * Format: int64
         * @description The number of a record.
         */
        Id: number;
        /** @description A picture of a print or project. */
        ImageDto: {
            /** @description When the picture was added. */
            createdDate: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The height in pixels.
             */
            height: number;
            id: components["schemas"]["Uuid"];
            /**
             * Format: uri
             * @description Where a small version of the picture is.
             */
            thumbnailUrl: string;
            /**
             * Format: uri
             * @description Where the picture is.
             */
            url: string;
            /**
             * Format: int32
             * @description The width in pixels.
             */
            width: number;
        };
        /** @description Pictures. */
        ImagesDto: {
            /** @description The pictures, the oldest first. */
            items: components["schemas"]["ImageDto"][];
        };
        /**
         * @description The whole answer to an invalid API key.
         * @constant
         */
        InvalidApiKeyText: "Invalid API Key";
        /** @description A change of the stock of a spool. Entries are never changed or deleted. */
        LedgerEntryDto: {
            /** @description Who or what made the change. */
            actor: string;
            /**
             * Format: int64
             * @description The change, in milligrams; negative when something was taken off.
             */
            amountMg: number;
            /**
             * Format: int64
             * @description What was left after the change, in milligrams.
             */
            balanceMg: number;
            /** @description When the change was made. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The spool. */
            filamentId: components["schemas"]["Uuid"];
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["LedgerEntryKind"];
            /** @description A remark. */
            note: string | null;
            /**
             * Format: int64
             * @description The print that used the material, even when it was deleted since; null unless a print caused the change.
             */
            printId: number | null;
            /**
             * Format: uuid
             * @description The adjustment that the entry takes back; null in any other case.
             */
            reversesEntryId: string | null;
        };
        /**
         * @description Why the stock of a spool changed: its nominal weight was recorded, a print used some, it was adjusted, or an earlier entry was taken back.
         * @enum {string}
         */
        LedgerEntryKind: "Initial" | "Usage" | "Adjustment" | "Reversal";
        /** @description A page of changes of the stock. */
        LedgerEntryPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["LedgerEntryDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description A spool that is loaded in a printer. A spool is loaded in one printer at most. */
        LoadedFilamentDto: {
            /**
             * Format: uuid
             * @description The spool in the slot.
             */
            filamentId: string;
            /**
             * Format: int32
             * @description The slot or tool of the printer, from 0.
             */
            slot: number;
        };
        /** @description A spool that is loaded in a printer, with what tells it apart. */
        LoadedSpoolDto: {
            /** @description The brand of the spool. */
            brand: string | null;
            /** @description The colour of the spool. */
            colorHex: string | null;
            /** @description The name of its colour. */
            colorName: string | null;
            /** @description The name of the spool. */
            displayName: string;
            /**
             * Format: uuid
             * @description The spool in the slot.
             */
            filamentId: string;
            /** @description The kind of material, such as PLA. */
            materialType: string;
            /**
             * Format: int64
             * @description The weight that is left on the spool, in milligrams; null when its nominal weight is not recorded.
             */
            remainingMg: number | null;
            /**
             * Format: int32
             * @description The slot or tool of the printer, from 0.
             */
            slot: number;
        };
        /** @description A spool that is to be loaded. A spool that is loaded elsewhere is moved; what was in the slot is unloaded. */
        LoadFilamentDto: {
            /**
             * Format: uuid
             * @description The spool.
             */
            filamentId: string;
            /**
             * Format: int32
             * @description The slot or tool of the printer, from 0.
             */
            slot: number;
        };
        /** @description Categories of maintenance work, each list by name. */
        MaintenanceCategoriesDto: {
            /** @description The categories of the caller's entries. */
            inUse: components["schemas"]["MaintenanceCategory"][];
            /** @description Common categories that the caller does not use yet. */
            suggestions: components["schemas"]["MaintenanceCategory"][];
        };
        /** @description What kind of work it is, in a word or two. */
        MaintenanceCategory: string;
        /** @description A piece of maintenance work on a printer, done or planned. */
        MaintenanceEntryDto: {
            category: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: double
             * @description What the work cost, in decimal units of the currency.
             */
            cost: number | null;
            /** @description When the entry was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The currency of the cost; null without a cost. In a body, a cost without a currency is in the user's. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /**
             * Format: date-time
             * @description When the work was done, or from when on a planned one is counted.
             */
            date: string;
            /** @description What the work is. */
            description: string | null;
            /** @description Whether the work is done; false while it is planned. */
            done: boolean;
            /**
             * Format: int32
             * @description The work is due after the printer has printed for so many hours. Counted from `date`, or, where that is later, from the last work of the category that was done on the printer.
             */
            dueAfterHours: number | null;
            /**
             * Format: int32
             * @description The work is due after so many prints of the printer. Counted from `date`, or, where that is later, from the last work of the category that was done on the printer.
             */
            dueAfterPrints: number | null;
            /**
             * Format: date-time
             * @description The work is due from this moment on.
             */
            dueDate: string | null;
            id: components["schemas"]["Id"];
            /** @description Whether the work is due: it is not done, and the number of hours or of prints is reached or the due date has come. */
            isDue: boolean;
            /** @description Remarks, as Markdown. */
            notes: string | null;
            /** @description The printer that the work is for. */
            printerId: components["schemas"]["Id"];
            /** @description When the entry was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
        };
        /** @description A page of maintenance entries. */
        MaintenanceEntryPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["MaintenanceEntryDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The accuracy of the estimates by material type. A row of the coverage is one filament use of a print. */
        MaterialAccuracyBreakdownDto: {
            /** @description Which filament uses the rows cover; one without a material type is in no row. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The material types that have a sample, most samples first. */
            rows: components["schemas"]["MaterialAccuracyDto"][];
        };
        /** @description The accuracy of the estimates for one material type. A sample is one filament use of a print. */
        MaterialAccuracyDto: {
            /** @description Amount of filament of each use. */
            material: components["schemas"]["MedianRatioFigureDto"];
            /** @description The material type. */
            materialType: string;
            /** @description Print time of the print of each filament use. */
            time: components["schemas"]["MedianRatioFigureDto"];
        };
        /** @description A common kind of printing material, with typical values. */
        MaterialDto: {
            /**
             * Format: int32
             * @description The highest usual temperature of the bed, in degrees Celsius; null when none is usual.
             */
            bedTemperatureMaxCelsius: number | null;
            /**
             * Format: int32
             * @description The lowest usual temperature of the bed, in degrees Celsius; null when none is usual.
             */
            bedTemperatureMinCelsius: number | null;
            /**
             * Format: double
             * @description The density, in grams per cubic centimetre.
             */
            materialDensityGramPerCubicCm: number;
            /** @description The name of the material, such as PLA. */
            name: string;
            /**
             * Format: int32
             * @description The highest usual temperature of the nozzle, in degrees Celsius; null for a material that no nozzle melts.
             */
            nozzleTemperatureMaxCelsius: number | null;
            /**
             * Format: int32
             * @description The lowest usual temperature of the nozzle, in degrees Celsius; null for a material that no nozzle melts.
             */
            nozzleTemperatureMinCelsius: number | null;
        };
        /** @description The filament used in one bucket. */
        MaterialPointDto: {
            /**
             * Format: int64
             * @description Filament in milligrams.
             */
            amountMg: number;
            /**
             * Format: date
             * @description The calendar date on which the bucket starts, in the filter's time zone.
             */
            bucketDate: string;
            /** @description The moment at which the bucket starts. */
            bucketStart: components["schemas"]["Timestamp"];
        };
        /** @description Common kinds of printing material. */
        MaterialsDto: {
            /** @description The materials by name. */
            items: components["schemas"]["MaterialDto"][];
        };
        /** @description Consumption by material type over time. A row of the coverage is one filament use of a print. */
        MaterialSeriesDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description One series for each material type, most used first; fewer where they would have more than 370,000 points. */
            types: components["schemas"]["MaterialTypeSeriesDto"][];
        };
        /** @description The figures of the materials analysis. */
        MaterialsFigures: {
            byBrand: components["schemas"]["BrandUsageBreakdownDto"];
            byColor: components["schemas"]["ColorUsageBreakdownDto"];
            byType: components["schemas"]["MaterialTypeUsageBreakdownDto"];
            series: components["schemas"]["MaterialSeriesDto"];
            topSpools: components["schemas"]["TopSpoolsDto"];
            /** @description All filament used. */
            total: components["schemas"]["WeightFigureDto"];
            waste: components["schemas"]["WasteDto"];
        };
        /** @description Consumption by material type, brand and color, most used spools, remaining life and waste. */
        MaterialsResponse: {
            /** @description The figures over `range`. */
            current: components["schemas"]["MaterialsFigures"];
            /** @description The same figures over the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are given. */
            previous: components["schemas"]["MaterialsFigures"] | null;
            /** @description The range that `previous` covers; null when `previous` is null. */
            previousRange: components["schemas"]["AnalyticsRangeDto"] | null;
            /** @description The range that `current` covers. */
            range: components["schemas"]["AnalyticsRangeDto"];
            runway: components["schemas"]["SpoolRunwaysDto"];
        };
        /** @description Filament cost by material type. A row of the coverage is one filament use of a print. */
        MaterialTypeCostBreakdownDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The currency of every amount of money here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The rows, highest cost first. */
            rows: components["schemas"]["MaterialTypeCostDto"][];
        };
        /** @description The cost of filament of one material type. */
        MaterialTypeCostDto: {
            /**
             * Format: double
             * @description Cost of the filament used.
             */
            filamentCost: number;
            /** @description The material type. */
            materialType: string;
            /**
             * Format: double
             * @description The share of all filament cost counted in this breakdown, in percent; null when there is none.
             */
            sharePercent: number | null;
            /**
             * Format: int32
             * @description How many counted filament uses of prints it has.
             */
            useCount: number;
        };
        /** @description The consumption of one material type over time. */
        MaterialTypeSeriesDto: {
            /** @description The material type. */
            materialType: string;
            /** @description One point for each bucket of the range, oldest first; a bucket without use has a zero. */
            points: components["schemas"]["MaterialPointDto"][];
        };
        /** @description Consumption by material type. A row of the coverage is one filament use of a print. */
        MaterialTypeUsageBreakdownDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The rows, most used first. */
            rows: components["schemas"]["MaterialTypeUsageDto"][];
        };
        /** @description The filament used of one material type. */
        MaterialTypeUsageDto: {
            /**
             * Format: int64
             * @description Filament in milligrams.
             */
            amountMg: number;
            /** @description The material type. */
            materialType: string;
            /**
             * Format: double
             * @description The share of all filament counted in this breakdown, in percent; null when none was used.
             */
            sharePercent: number | null;
            /**
             * Format: int32
             * @description How many counted filament uses of prints it has.
             */
            useCount: number;
        };
        /** @description The coverage of each of the four measures of a series. */
        MeasureCoverageDto: {
            /** @description Coverage of the costs. */
            cost: components["schemas"]["CoverageDto"];
            /** @description Coverage of the filament amounts. */
            filament: components["schemas"]["CoverageDto"];
            /** @description Coverage of the print counts. */
            printCount: components["schemas"]["CoverageDto"];
            /** @description Coverage of the print times. */
            printTime: components["schemas"]["CoverageDto"];
        };
        /**
         * @description Which of the three measures of an amount was entered. The other two are derived from density and diameter.
         * @enum {string}
         */
        MeasurementSource: "Weight" | "Length" | "Volume";
        /** @description The median of actual use divided by estimate: 1 is exact, 1.1 means that one tenth more was used than estimated. */
        MedianRatioFigureDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /**
             * Format: double
             * @description The median ratio; null when there are fewer than 5 samples.
             */
            medianRatio: number | null;
            /**
             * Format: int32
             * @description How many prints, or filament uses, have both an actual value and an estimate.
             */
            sampleCount: number;
        };
        /** @description A sum or a mean of money in the user's currency. Amounts in other currencies are left out and never converted. */
        MoneyFigureDto: {
            /**
             * Format: double
             * @description The amount in decimal units of the currency, rounded only here. Null when rows match and none of them has a known amount.
             */
            amount: number | null;
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The envelope of a firmware notifier. Unknown keys are accepted. */
        MoonrakerNotificationDto: {
            /** @description Pictures in base64 (list). */
            attachments?: unknown;
            /** @description The event, as the text of a JSON object: `event_name` (`started`, `paused`, `resumed`, `complete`, `cancelled` or `error`), `printerId`, `filename`, `filament_used` (millimetres), `print_duration` and `total_duration` (seconds; the second includes pauses), `state`, `message`, and `info` with `current_layer` and `total_layer`. */
            message: string;
            /** @description A title (text). */
            title?: unknown;
            /** @description The kind of the notice (text). */
            type?: unknown;
            /** @description The version of the notifier (text). */
            version?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A badge family as it stands for the caller. */
        MyAchievementFamilyDto: {
            /** @description The key of the badge family in the catalog. */
            key: string;
            /** @description The progress towards the next tier; null for a family that has no measurable progress. */
            progress: components["schemas"]["AchievementProgressDto"] | null;
            /** @description The tiers that the caller holds, lowest first. */
            tiers: components["schemas"]["EarnedAchievementTierDto"][];
        };
        /** @description The caller's own achievements. */
        MyAchievementsDto: {
            /**
             * Format: int32
             * @description How many tiers the caller holds, hidden badges not counted.
             */
            earnedTierCount: number;
            /** @description Every badge family of the catalog, in its order. */
            families: components["schemas"]["MyAchievementFamilyDto"][];
            /** @description The hidden badges that the caller has earned, newest first. */
            hidden: components["schemas"]["HiddenAchievementDto"][];
            /** @description The hint card to show: of the tiers neither held nor dismissed the one nearest to done, relative to its threshold. Null when none is left. */
            nextHint: components["schemas"]["AchievementHintDto"] | null;
            /**
             * Format: int32
             * @description How many tiers the catalog has, hidden badges not counted.
             */
            totalTierCount: number;
        };
        /** @description Names that the caller has used. */
        NamesDto: {
            /** @description The names in alphabetical order, each once. */
            items: string[];
        };
        /** @description A new personal API key. This is the only time that its value is shown. */
        NewApiKeyDto: {
            /** @description When the key was made. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description What the key is for. */
            description: string;
            id: components["schemas"]["Uuid"];
            /** @description The value of the key. It cannot be retrieved again. */
            key: string;
        };
        /** @description Where the saved settings are. */
        NewSlicerSettingsDto: {
            /**
             * Format: uuid
             * @description The UUID of the new settings record, for `GET /api/Cura/settings`.
             */
            newSettingId: string;
        };
        /** @description Something that the user should know. */
        NotificationDto: {
            /**
             * Format: uri
             * @description Where to look at it or act on it.
             */
            actionUrl: string | null;
            /** @description When it happened. */
            createdDate: components["schemas"]["Timestamp"];
            id: components["schemas"]["Uuid"];
            /** @description Whether the user has read it. */
            isRead: boolean;
            /** @description What happened, in full. */
            message: string;
            /**
             * Format: int64
             * @description The print that it is about; null when it is about none.
             */
            printId: number | null;
            /** @description What happened, in a few words. */
            title: string;
            type: components["schemas"]["NotificationType"];
        };
        /** @description A page of notifications. */
        NotificationPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["NotificationDto"][];
            paging: components["schemas"]["Paging"];
        };
        /**
         * @description What a notification is about.
         * @enum {string}
         */
        NotificationType: "Comment" | "PrintCompleted" | "PrintFailed" | "PrintStuck" | "Achievement" | "LowStock" | "MaintenanceDue" | "ApiKey";
        /** @description An event of the print-server webhook. In a form, each object is JSON text in its field. An empty text means that the field is absent. Unknown keys are accepted. */
        OctoprintEventDto: {
            /** @description The API key (text), where it is sent neither in a header nor in the query. */
            apiSecret?: unknown;
            /** @description When the event was sent (integer or text), in seconds since 1970-01-01T00:00:00Z. */
            currentTime?: unknown;
            /** @description The number of the printer (integer or text). */
            deviceIdentifier?: unknown;
            /** @description More about the event (object): `time` is the duration in seconds, `reason` is `cancelled` or `error`. */
            extra?: unknown;
            /** @description The job (object): `file`, `estimatedPrintTime` in seconds, and `filament` with a `length` in millimetres for each tool. */
            job?: unknown;
            /** @description A sentence about it (text). */
            message?: unknown;
            /** @description What is known about the file (object): `hash` identifies it. */
            meta?: unknown;
            /** @description Temperature offsets (object). */
            offsets?: unknown;
            /** @description How far the job is (object): `completion` in per cent, `printTime` in seconds. */
            progress?: unknown;
            /** @description A picture (a JPEG part of a multipart form). */
            snapshot?: unknown;
            /** @description The state of the printer (object). */
            state?: unknown;
            /** @description What happened (text): `Print Started`, `Print Done`, `Print Failed`, `Print Paused`, `Print Progress`, `Error`, `User Action Needed` or `Custom Event`. */
            topic?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description The figures of the overview. */
        OverviewFigures: {
            highlights: components["schemas"]["OverviewHighlightsDto"];
            statusBreakdown: components["schemas"]["StatusBreakdownDto"];
            statusSeries: components["schemas"]["StatusSeriesDto"];
            tiles: components["schemas"]["OverviewTilesDto"];
        };
        /** @description What stands out in the range. */
        OverviewHighlightsDto: {
            /** @description The print that used the most filament. */
            heaviestPrint: components["schemas"]["PrintHighlightDto"];
            /** @description The print with the longest print time. */
            longestPrint: components["schemas"]["PrintHighlightDto"];
            /** @description The print with the highest cost. */
            mostExpensivePrint: components["schemas"]["PrintHighlightDto"];
            /** @description The printer with the most print time. */
            mostUsedPrinter: components["schemas"]["PrinterHighlightDto"];
        };
        /** @description Headline totals and prints by status over time. */
        OverviewResponse: {
            /** @description The figures over `range`. */
            current: components["schemas"]["OverviewFigures"];
            /** @description The same figures over the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are given. */
            previous: components["schemas"]["OverviewFigures"] | null;
            /** @description The range that `previous` covers; null when `previous` is null. */
            previousRange: components["schemas"]["AnalyticsRangeDto"] | null;
            /** @description The range that `current` covers. */
            range: components["schemas"]["AnalyticsRangeDto"];
        };
        /** @description The headline totals. */
        OverviewTilesDto: {
            /** @description Filament and electricity of all prints. A print counts with the parts that are known and is left out only when none is. Maintenance appears in the costs analysis only. */
            cost: components["schemas"]["MoneyFigureDto"];
            /** @description Filament used by all prints. */
            filament: components["schemas"]["WeightFigureDto"];
            /** @description Prints with status `Success`, `PartialSuccess`, `Failed` or `Cancelled`. */
            finishedCount: components["schemas"]["CountFigureDto"];
            /** @description All prints, whatever their status. */
            printCount: components["schemas"]["CountFigureDto"];
            /** @description Print time of all prints. */
            printTime: components["schemas"]["DurationFigureDto"];
            /** @description Prints with status `Success` divided by finished prints. */
            successRate: components["schemas"]["PercentFigureDto"];
        };
        /** @description Where a page stands in its list. */
        Paging: {
            /**
             * Format: int32
             * @description The number of this page.
             */
            currentPage: number;
            /** @description Whether there is a page after this one. */
            hasNext: boolean;
            /** @description Whether there is a page before this one. */
            hasPrevious: boolean;
            /**
             * Format: int32
             * @description The number of items on a full page.
             */
            pageSize: number;
            /**
             * Format: int64
             * @description The number of items.
             */
            totalCount: number;
            /**
             * Format: int32
             * @description The number of pages.
             */
            totalPages: number;
        };
        /** @description What is to change in a spool of filament, as a JSON Merge Patch (RFC 7396). A property that is left out stays; null clears what may be null; a list is replaced whole. Read-only properties are accepted and ignored. */
        PatchFilamentDto: {
            /**
             * Format: int32
             * @description The temperature of the bed, in degrees Celsius.
             */
            bedTemperatureCelsius?: number | null;
            /** @description The brand. */
            brand?: string | null;
            /** @description The colour, or the first of several. */
            colorHex?: string | null;
            /** @description The name of the colour. */
            colorName?: string | null;
            /** @description How the colours of the spool follow each other. */
            colorPattern?: components["schemas"]["ColorPattern"];
            /** @description All colours of a spool that has several. */
            colors?: components["schemas"]["HexColor"][];
            /** @description When the spool was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description The diameter of the filament, in millimetres.
             */
            diameterMm?: number;
            /** @description What the user calls the spool. */
            displayName?: string;
            /** @description The finish, such as matte or silk. */
            finishType?: string | null;
            /** @description The UUID of the spool. */
            readonly id?: components["schemas"]["Uuid"];
            /**
             * Format: int64
             * @description The weight of the material on the full spool, in milligrams.
             */
            initialNominalWeightMg?: number | null;
            /** @description Whether it is in use. */
            isActive?: boolean;
            /** @description Whether it is a favourite. */
            isFavorite?: boolean;
            /**
             * Format: int64
             * @description The printer that it is loaded in; null when in none.
             */
            readonly loadedInPrinterId?: number | null;
            /**
             * Format: int64
             * @description The stock is low when no more than this is left, in milligrams.
             */
            lowStockThresholdMg?: number | null;
            /**
             * Format: double
             * @description The density of the material, in grams per cubic centimetre.
             */
            materialDensityGramPerCubicCm?: number;
            /** @description The kind of material, such as PLA. */
            materialType?: string;
            /** @description Remarks, as Markdown. */
            notes?: string | null;
            /**
             * Format: int32
             * @description The temperature of the nozzle, in degrees Celsius.
             */
            nozzleTemperatureCelsius?: number | null;
            /**
             * Format: int32
             * @description The number of prints that used the spool.
             */
            readonly printCount?: number;
            /** @description The currency of the price; null without a price. In a body, a price without a currency is in the user's. */
            purchaseCurrency?: components["schemas"]["CurrencyCode"] | null;
            /**
             * Format: date
             * @description The day of the purchase.
             */
            purchaseDate?: string | null;
            /** @description Where it was bought. */
            purchaseLocation?: string | null;
            /**
             * Format: double
             * @description What the spool cost, in decimal units of the currency.
             */
            purchasePrice?: number | null;
            /**
             * Format: double
             * @description The length that is left, in metres; null when the weight that is left is null.
             */
            readonly remainingLengthInM?: number | null;
            /**
             * Format: int64
             * @description The weight that is left, in milligrams: the balance of the ledger. It may be negative; null when the nominal weight is not recorded.
             */
            readonly remainingMg?: number | null;
            /**
             * Format: int64
             * @description The weight of the empty spool, in milligrams.
             */
            spoolWeightMg?: number | null;
            /** @description Where it is kept. */
            storageLocation?: string | null;
            /**
             * Format: int64
             * @description The weight that prints have used, in milligrams.
             */
            readonly totalUsedMg?: number;
            /** @description When the spool was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
        };
        /** @description What is to change in a piece of maintenance work, as a JSON Merge Patch (RFC 7396). A property that is left out stays; null clears what may be null; a list is replaced whole. Read-only properties are accepted and ignored. */
        PatchMaintenanceEntryDto: {
            category?: components["schemas"]["MaintenanceCategory"];
            /**
             * Format: double
             * @description What the work cost, in decimal units of the currency.
             */
            cost?: number | null;
            /** @description When the entry was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /** @description The currency of the cost; null without a cost. In a body, a cost without a currency is in the user's. */
            currency?: components["schemas"]["CurrencyCode"] | null;
            /** @description When the work was done, or from when on a planned one is counted. Without an offset it is read in the user's time zone. */
            date?: string;
            /** @description What the work is. */
            description?: string | null;
            /** @description Whether the work is done; false while it is planned. */
            done?: boolean;
            /**
             * Format: int32
             * @description The work is due after the printer has printed for so many hours. Counted from `date`, or, where that is later, from the last work of the category that was done on the printer.
             */
            dueAfterHours?: number | null;
            /**
             * Format: int32
             * @description The work is due after so many prints of the printer. Counted from `date`, or, where that is later, from the last work of the category that was done on the printer.
             */
            dueAfterPrints?: number | null;
            /** @description The work is due from this moment on. Without an offset it is read in the user's time zone. */
            dueDate?: string | null;
            /** @description The number of the entry. */
            readonly id?: components["schemas"]["Id"];
            /** @description Whether the work is due: it is not done, and the number of hours or of prints is reached or the due date has come. */
            readonly isDue?: boolean;
            /** @description Remarks, as Markdown. */
            notes?: string | null;
            /** @description The printer that the work is for. */
            printerId?: components["schemas"]["Id"];
            /** @description When the entry was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
        };
        /** @description What is to change in a print, as a JSON Merge Patch (RFC 7396). A property that is left out stays; null clears what may be null; a list is replaced whole. Read-only properties are accepted and ignored. */
        PatchPrintDto: {
            /** @description Whether the print takes comments. */
            allowComments?: boolean;
            /**
             * Format: int32
             * @description The number of comments.
             */
            readonly commentCount?: number;
            /**
             * Format: int32
             * @description The number of pieces on the bed.
             */
            copies?: number;
            /** @description What the print cost; null when nothing is known, and for anybody but its owner. */
            readonly cost?: components["schemas"]["PrintCostDto"] | null;
            /** @description When the print was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /** @description When the print ended. Without an offset it is read in the user's time zone. */
            endDate?: string | null;
            /**
             * Format: int32
             * @description The duration that the slicer estimated, in seconds.
             */
            estimatedPrintTimeInSeconds?: number | null;
            /** @description The identifier of the print in the system that it came from. Unique among the user's prints of one source. */
            externalId?: string | null;
            /** @description Why the print failed or was cancelled. */
            failureReason?: string | null;
            /** @description The materials of the print. The list is replaced whole. */
            filamentUsage?: components["schemas"]["EditFilamentUsageDto"][];
            /** @description The name of the printed file. */
            fileName?: string | null;
            /** @description The number of the print. */
            readonly id?: components["schemas"]["Id"];
            /** @description The pictures of the print. */
            readonly images?: components["schemas"]["ImageDto"][];
            /** @description Remarks, as Markdown. */
            notes?: string | null;
            /** @description Who the print belongs to. */
            readonly owner?: components["schemas"]["UserReferenceDto"];
            /**
             * Format: int64
             * @description The printer that it was made on.
             */
            printerId?: number | null;
            /**
             * Format: int32
             * @description The duration of the print, in seconds.
             */
            printTimeInSeconds?: number | null;
            /**
             * Format: uuid
             * @description The project that it belongs to.
             */
            projectId?: string | null;
            /** @description The key that lets others read an unlisted print. Null for anybody but its owner, and unless the print is unlisted. */
            readonly shareKey?: string | null;
            /**
             * Format: uuid
             * @description The slicer settings that the print is made from; the picture in them becomes a picture of the print. It is not read back.
             */
            slicerSettingsId?: string | null;
            /** @description By which way the print came into the logbook. */
            readonly source?: components["schemas"]["PrintSource"];
            /** @description When the print started. Without an offset it is read in the user's time zone. */
            startDate?: string | null;
            status?: components["schemas"]["PrintStatus"];
            /** @description Words to find the print by. */
            tags?: components["schemas"]["Tag"][];
            /** @description What was printed. */
            title?: string;
            /** @description When the print was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where the model comes from; http or https.
             */
            url?: string | null;
            viewStatus?: components["schemas"]["ViewStatus"];
        };
        /** @description What is to change in a printer, as a JSON Merge Patch (RFC 7396). A property that is left out stays; null clears what may be null; a list is replaced whole. Read-only properties are accepted and ignored. */
        PatchPrinterDto: {
            /**
             * Format: double
             * @description The depth of the bed (y), in millimetres.
             */
            bedDepthMm?: number | null;
            /**
             * Format: double
             * @description The greatest height of a print (z), in millimetres.
             */
            bedHeightMm?: number | null;
            /**
             * Format: double
             * @description The width of the bed (x), in millimetres.
             */
            bedWidthMm?: number | null;
            /** @description How the printer works. */
            category?: components["schemas"]["PrinterCategory"];
            /** @description When the printer was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /** @description Remarks on it. */
            description?: string | null;
            /**
             * Format: double
             * @description The diameter of the filament it takes, in millimetres.
             */
            filamentDiameterMm?: number | null;
            /** @description The number of the printer. */
            readonly id?: components["schemas"]["Id"];
            /** @description Whether it is in use. */
            isActive?: boolean;
            /**
             * Format: date-time
             * @description When the printer last sent an event.
             */
            readonly lastEventDate?: string | null;
            /** @description The spools that are loaded in it. */
            loadedFilaments?: components["schemas"]["LoadedFilamentDto"][];
            /** @description Who made it. */
            make?: string | null;
            /** @description Its model. */
            model?: string | null;
            /** @description What the user calls the printer. */
            name?: string;
            /**
             * Format: double
             * @description The diameter of the nozzle, in millimetres.
             */
            nozzleDiameterMm?: number | null;
            /**
             * Format: int32
             * @description The number of its prints.
             */
            readonly printCount?: number;
            /**
             * Format: int64
             * @description The duration of its prints together, in seconds; the estimate where none is recorded.
             */
            readonly printTimeInSeconds?: number;
            /** @description When the printer was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description The mean power while it prints, in watts.
             */
            wattageW?: number | null;
        };
        /** @description What is to change in a project, as a JSON Merge Patch (RFC 7396). A property that is left out stays; null clears what may be null; a list is replaced whole. Read-only properties are accepted and ignored. */
        PatchProjectDto: {
            /** @description When the project was recorded. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /** @description What it is about, as Markdown. */
            description?: string | null;
            /** @description The UUID of the project. */
            readonly id?: components["schemas"]["Uuid"];
            /** @description The pictures of the project. */
            readonly images?: components["schemas"]["ImageDto"][];
            /** @description What the project is called. */
            name?: string;
            /** @description Who the project belongs to. */
            readonly owner?: components["schemas"]["UserReferenceDto"];
            /** @description The owner's own number or code for it. */
            reference?: string | null;
            /** @description The key that lets others read an unlisted project. Null for anybody but its owner, and unless the project is unlisted. */
            readonly shareKey?: string | null;
            /** @description How far the project is. */
            status?: components["schemas"]["ProjectStatus"];
            /** @description The prints of the project together. */
            readonly totals?: components["schemas"]["ProjectTotalsDto"];
            /** @description When the project was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where more about it is; http or https.
             */
            url?: string | null;
            /** @description Who may see the project. */
            viewStatus?: components["schemas"]["ViewStatus"];
        };
        /** @description What is to change in the caller's profile, as a JSON Merge Patch (RFC 7396). A property that is left out stays; null clears what may be null; a list is replaced whole. Read-only properties are accepted and ignored. */
        PatchUserProfileDto: {
            /** @description What the user says about themselves. */
            bio?: string | null;
            /** @description When the account was made. */
            readonly createdDate?: components["schemas"]["Timestamp"];
            /** @description The currency of the user. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * Format: double
             * @description The price of 1,000 grams of filament where a spool has no price of its own, in decimal units of the currency.
             */
            defaultSpoolPrice?: number | null;
            /** @description Who may see a new print, unless it says otherwise. */
            defaultViewStatus?: components["schemas"]["ViewStatus"];
            /** @description The name that the user goes by. */
            displayName?: string;
            /**
             * Format: double
             * @description The price of a kilowatt-hour, in decimal units of the currency.
             */
            electricityRatePerKwh?: number | null;
            /** @description The number of the user. */
            readonly id?: components["schemas"]["Id"];
            /** @description The key that lets others read an unlisted profile. Null for anybody but its owner, and unless the profile is unlisted. */
            readonly shareKey?: string | null;
            /** @description Whether the profile shows the earned achievements. */
            showAchievementsOnProfile?: boolean;
            /** @description The time zone of the user; a name of the IANA database such as Europe/Berlin, no abbreviation and no offset. */
            timeZone?: components["schemas"]["IanaTimeZone"];
            /** @description When the profile was last changed. */
            readonly updatedDate?: components["schemas"]["Timestamp"];
            /** @description Who may see the profile. */
            viewStatus?: components["schemas"]["ViewStatus"];
        };
        /** @description A share in percent. */
        PercentFigureDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /**
             * Format: double
             * @description Percent, 0 to 100; null when there is nothing to take a share of.
             */
            percent: number | null;
        };
        /**
         * Format: binary
         * @description The bytes of a picture.
         */
        Picture: string;
        /** @description The days on which prints started. */
        PrintCalendarDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The days with a print, oldest first; days without one are not listed. */
            days: components["schemas"]["CalendarDayDto"][];
        };
        /** @description What a print cost, in decimal units of the currency. A part is null when what it is computed from is not recorded. */
        PrintCostDto: {
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: double
             * @description The cost of the electricity used.
             */
            electricity: number | null;
            /**
             * Format: double
             * @description The cost of the material used.
             */
            filament: number | null;
            /**
             * Format: double
             * @description The sum of the known parts; null when no part is known.
             */
            total: number | null;
        };
        /** @description A print. What is private to its owner is null for others. */
        PrintDetailDto: {
            /** @description Whether the print takes comments. */
            allowComments: boolean;
            /**
             * Format: int32
             * @description The number of comments.
             */
            commentCount: number;
            /**
             * Format: int32
             * @description The number of pieces on the bed.
             */
            copies: number;
            /** @description What the print cost; null when nothing is known, and for anybody but its owner. */
            cost: components["schemas"]["PrintCostDto"] | null;
            /** @description When the print was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the print ended.
             */
            endDate: string | null;
            /**
             * Format: int32
             * @description The duration that the slicer estimated, in seconds.
             */
            estimatedPrintTimeInSeconds: number | null;
            /** @description The identifier of the print in the system that it came from. Unique among the user's prints of one source. */
            externalId: string | null;
            /** @description Why the print failed or was cancelled. */
            failureReason: string | null;
            /** @description The materials of the print. */
            filamentUsage: components["schemas"]["FilamentUsageDto"][];
            /** @description The name of the printed file. */
            fileName: string | null;
            id: components["schemas"]["Id"];
            /** @description The pictures of the print. */
            images: components["schemas"]["ImageDto"][];
            /** @description Remarks, as Markdown. */
            notes: string | null;
            /** @description Who the print belongs to. */
            owner: components["schemas"]["UserReferenceDto"];
            /**
             * Format: int64
             * @description The printer that it was made on.
             */
            printerId: number | null;
            /**
             * Format: int32
             * @description The duration of the print, in seconds.
             */
            printTimeInSeconds: number | null;
            /**
             * Format: uuid
             * @description The project that it belongs to.
             */
            projectId: string | null;
            /** @description The key that lets others read an unlisted print. Null for anybody but its owner, and unless the print is unlisted. */
            shareKey: string | null;
            /** @description By which way the print came into the logbook. */
            source: components["schemas"]["PrintSource"];
            /**
             * Format: date-time
             * @description When the print started.
             */
            startDate: string | null;
            status: components["schemas"]["PrintStatus"];
            /** @description Words to find the print by. */
            tags: components["schemas"]["Tag"][];
            /** @description What was printed. */
            title: string;
            /** @description When the print was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where the model comes from; http or https.
             */
            url: string | null;
            viewStatus: components["schemas"]["ViewStatus"];
        };
        /** @description The accuracy of the estimates by printer. */
        PrinterAccuracyBreakdownDto: {
            /** @description Which prints the rows cover; a print without a printer is in no row. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The printers that have a sample, most samples first. */
            rows: components["schemas"]["PrinterAccuracyDto"][];
        };
        /** @description The accuracy of the estimates for one printer. */
        PrinterAccuracyDto: {
            /** @description Amount of filament. */
            material: components["schemas"]["MedianRatioFigureDto"];
            /** @description The name of the printer. */
            name: string;
            /** @description The id of the printer. */
            printerId: components["schemas"]["Id"];
            /** @description Print time. */
            time: components["schemas"]["MedianRatioFigureDto"];
        };
        /** @description The kinds of printers. */
        PrinterCategoriesDto: {
            /** @description The kinds. */
            items: components["schemas"]["PrinterCategoryDto"][];
        };
        /**
         * @description How a printer works: with molten filament, with liquid resin, with powder, or otherwise.
         * @enum {string}
         */
        PrinterCategory: "Fff" | "Resin" | "Powder" | "Other";
        /** @description A kind of printer. */
        PrinterCategoryDto: {
            /** @description How such a printer works. */
            description: string;
            name: components["schemas"]["PrinterCategory"];
        };
        /** @description A printer with its totals. */
        PrinterDetailDto: {
            /**
             * Format: double
             * @description The depth of the bed (y), in millimetres.
             */
            bedDepthMm: number | null;
            /**
             * Format: double
             * @description The greatest height of a print (z), in millimetres.
             */
            bedHeightMm: number | null;
            /**
             * Format: double
             * @description The width of the bed (x), in millimetres.
             */
            bedWidthMm: number | null;
            category: components["schemas"]["PrinterCategory"];
            /** @description When the printer was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description Remarks on it. */
            description: string | null;
            /**
             * Format: double
             * @description The diameter of the filament it takes, in millimetres.
             */
            filamentDiameterMm: number | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is in use. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the printer last sent an event.
             */
            lastEventDate: string | null;
            /** @description The spools that are loaded in it. */
            loadedFilaments: components["schemas"]["LoadedFilamentDto"][];
            /** @description Who made it. */
            make: string | null;
            /** @description Its model. */
            model: string | null;
            /** @description What the user calls the printer. */
            name: string;
            /**
             * Format: double
             * @description The diameter of the nozzle, in millimetres.
             */
            nozzleDiameterMm: number | null;
            /**
             * Format: int32
             * @description The number of its prints.
             */
            printCount: number;
            /**
             * Format: int64
             * @description The duration of its prints together, in seconds; the estimate where none is recorded.
             */
            printTimeInSeconds: number;
            /** @description When the printer was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description The mean power while it prints, in watts.
             */
            wattageW: number | null;
        };
        /** @description One printer of the caller. A printer without prints in the range is listed with zeros. */
        PrinterFiguresDto: {
            /** @description Filament and electricity of the prints. */
            cost: components["schemas"]["MoneyFigureDto"];
            filament: components["schemas"]["WeightFigureDto"];
            /** @description False when the printer was taken out of use. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the latest print of the range started; null for an idle printer.
             */
            lastPrintDate: string | null;
            /** @description The maintenance events in the range, oldest first. */
            maintenance: components["schemas"]["AnalyticsMaintenanceEventDto"][];
            /** @description The name of the printer. */
            name: string;
            printCount: components["schemas"]["CountFigureDto"];
            /** @description The id of the printer. */
            printerId: components["schemas"]["Id"];
            printTime: components["schemas"]["DurationFigureDto"];
            statusCounts: components["schemas"]["StatusCountsDto"];
            /** @description Prints with status `Success` divided by finished prints. */
            successRate: components["schemas"]["PercentFigureDto"];
            usage: components["schemas"]["PrinterUsageSeriesDto"];
            /** @description The share of the elapsed range during which the printer was printing; overlapping prints count once. All time starts at the first print. */
            utilisation: components["schemas"]["PercentFigureDto"];
        };
        /** @description What is loaded in a printer. */
        PrinterFilamentsDto: {
            /** @description The spools that are loaded in it, by slot. */
            loadedFilaments: components["schemas"]["LoadedSpoolDto"][];
            /** @description The number of the printer. */
            printerId: components["schemas"]["Id"];
        };
        /** @description The most used printer. */
        PrinterHighlightDto: {
            /** @description The prints that were compared. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The name of the printer; null when no print names one. */
            name: string | null;
            /**
             * Format: int64
             * @description The id of the printer; null when no print names one.
             */
            printerId: number | null;
            /**
             * Format: int64
             * @description Print time of this printer in seconds; null when no print names one.
             */
            printTimeInSeconds: number | null;
        };
        /** @description A page of printers. */
        PrinterPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["PrinterDetailDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The figures of the printers analysis. */
        PrintersFigures: {
            /** @description Which prints the rows cover; a print without a printer is in no row. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description One row for each printer of the caller that the filter lets through, idle ones included; most print time first. */
            printers: components["schemas"]["PrinterFiguresDto"][];
        };
        /** @description One row per printer with its use, success rate and maintenance. */
        PrintersResponse: {
            /** @description The figures over `range`. */
            current: components["schemas"]["PrintersFigures"];
            /** @description The same figures over the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are given. */
            previous: components["schemas"]["PrintersFigures"] | null;
            /** @description The range that `previous` covers; null when `previous` is null. */
            previousRange: components["schemas"]["AnalyticsRangeDto"] | null;
            /** @description The range that `current` covers. */
            range: components["schemas"]["AnalyticsRangeDto"];
        };
        /** @description A printer, in short. */
        PrinterSummaryDto: {
            category: components["schemas"]["PrinterCategory"];
            id: components["schemas"]["Id"];
            /** @description Whether it is in use. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the printer last sent an event.
             */
            lastEventDate: string | null;
            /** @description The spools that are loaded in it, by slot. */
            loadedFilaments: components["schemas"]["LoadedSpoolDto"][];
            /**
             * Format: int32
             * @description The number of its maintenance entries that are due.
             */
            maintenanceDueCount: number;
            /** @description What the user calls the printer. */
            name: string;
            /**
             * Format: int32
             * @description The number of its prints.
             */
            printCount: number;
            /**
             * Format: int64
             * @description The duration of its prints together, in seconds; the estimate where none is recorded.
             */
            printTimeInSeconds: number;
        };
        /** @description A page of printers. */
        PrinterSummaryPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["PrinterSummaryDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The use of one printer in one bucket. */
        PrinterUsagePointDto: {
            /**
             * Format: date
             * @description The calendar date on which the bucket starts, in the filter's time zone.
             */
            bucketDate: string;
            /** @description The moment at which the bucket starts. */
            bucketStart: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description How many prints.
             */
            printCount: number;
            /**
             * Format: int64
             * @description Print time in seconds; null when the bucket has prints and none has a known time.
             */
            printTimeInSeconds: number | null;
            /**
             * Format: double
             * @description The share of the bucket during which the printer was printing, in percent; overlapping prints count once. Null for a bucket that lies in the future.
             */
            utilisationPercent: number | null;
        };
        /** @description The use of one printer over time. */
        PrinterUsageSeriesDto: {
            /** @description Coverage of the print times. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description One point for each bucket of the range, oldest first; a bucket without prints has zeros. */
            points: components["schemas"]["PrinterUsagePointDto"][];
        };
        /** @description A material of a print, in short. */
        PrintFilamentDto: {
            /**
             * Format: int64
             * @description The weight used, in milligrams.
             */
            amountMg: number | null;
            /** @description The colour of the spool. */
            colorHex: string | null;
            /** @description The name of the spool. */
            displayName: string | null;
            /**
             * Format: int64
             * @description The weight that the slicer estimated, in milligrams.
             */
            estimatedAmountMg: number | null;
            /**
             * Format: uuid
             * @description The spool that the material came from. Null for other material, which `materialType` names.
             */
            filamentId: string | null;
            /** @description The kind of material, such as PLA. Of a spool it is the spool's own. */
            materialType: string | null;
        };
        /** @description The print that stands out by one measure. */
        PrintHighlightDto: {
            /** @description The prints that were compared. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The print; null when no print has the measure. */
            print: components["schemas"]["AnalyticsPrintDto"] | null;
        };
        /**
         * @description What a list of prints is sorted by. The date is the start, or the creation where the start is not recorded.
         * @enum {string}
         */
        PrintSortColumn: "date" | "title" | "status" | "duration" | "weight" | "cost";
        /**
         * @description By which way a print came into the logbook.
         * @enum {string}
         */
        PrintSource: "Web" | "Slicer" | "OctoPrint" | "Moonraker" | "Agent" | "ApiKey" | "Import";
        /**
         * @description What became of a print. The last four are finished.
         * @enum {string}
         */
        PrintStatus: "Pending" | "Printing" | "Success" | "PartialSuccess" | "Failed" | "Cancelled";
        /** @description A print, in short. */
        PrintSummaryDto: {
            /**
             * Format: int32
             * @description The number of comments.
             */
            commentCount: number;
            /**
             * Format: int32
             * @description The number of pieces on the bed.
             */
            copies: number;
            /** @description What the print cost; null when nothing is known. */
            cost: components["schemas"]["PrintCostDto"] | null;
            /** @description When the print was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the print ended.
             */
            endDate: string | null;
            /**
             * Format: int64
             * @description The weight of all materials that the slicer estimated, in milligrams; null when none is recorded.
             */
            estimatedFilamentAmountMg: number | null;
            /**
             * Format: int32
             * @description The duration that the slicer estimated, in seconds.
             */
            estimatedPrintTimeInSeconds: number | null;
            /** @description Why the print failed or was cancelled. */
            failureReason: string | null;
            /**
             * Format: int64
             * @description The weight of all materials used, in milligrams; null when none is recorded.
             */
            filamentAmountMg: number | null;
            /** @description The materials of the print. */
            filaments: components["schemas"]["PrintFilamentDto"][];
            /** @description The name of the printed file. */
            fileName: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The printer that it was made on.
             */
            printerId: number | null;
            /** @description The name of the printer. */
            printerName: string | null;
            /**
             * Format: int32
             * @description The duration of the print, in seconds.
             */
            printTimeInSeconds: number | null;
            /**
             * Format: uuid
             * @description The project that it belongs to.
             */
            projectId: string | null;
            /** @description The name of the project. */
            projectName: string | null;
            /** @description By which way the print came into the logbook. */
            source: components["schemas"]["PrintSource"];
            /**
             * Format: date-time
             * @description When the print started.
             */
            startDate: string | null;
            status: components["schemas"]["PrintStatus"];
            /** @description Words to find the print by. */
            tags: components["schemas"]["Tag"][];
            /**
             * Format: uri
             * @description Where a small picture of the print is.
             */
            thumbnailUrl: string | null;
            /** @description What was printed. */
            title: string;
            /** @description When the print was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
            viewStatus: components["schemas"]["ViewStatus"];
        };
        /** @description A page of prints. */
        PrintSummaryPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["PrintSummaryDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /** @description A hint for fixing the request. */
            detail: string;
            errors?: components["schemas"]["FieldErrors"];
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             */
            status: number;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description What to quote when reporting the problem. */
            traceId: string;
            /**
             * Format: uri
             * @description The address of a page about this kind of problem.
             */
            type: string;
        };
        /** @description A project with its totals. What is private to its owner is null for others. */
        ProjectDetailDto: {
            /** @description When the project was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description What it is about, as Markdown. */
            description: string | null;
            id: components["schemas"]["Uuid"];
            /** @description The pictures of the project. */
            images: components["schemas"]["ImageDto"][];
            /** @description What the project is called. */
            name: string;
            /** @description Who the project belongs to. */
            owner: components["schemas"]["UserReferenceDto"];
            /** @description The owner's own number or code for it; null for everybody else. */
            reference: string | null;
            /** @description The key that lets others read an unlisted project. Null for anybody but its owner, and unless the project is unlisted. */
            shareKey: string | null;
            status: components["schemas"]["ProjectStatus"];
            /** @description The prints of the project together. */
            totals: components["schemas"]["ProjectTotalsDto"];
            /** @description When the project was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where more about it is; http or https.
             */
            url: string | null;
            viewStatus: components["schemas"]["ViewStatus"];
        };
        /** @description A page of projects. */
        ProjectPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["ProjectSummaryDto"][];
            paging: components["schemas"]["Paging"];
        };
        /**
         * @description What a list of projects is sorted by.
         * @enum {string}
         */
        ProjectSortColumn: "name" | "status" | "created" | "updated";
        /**
         * @description How far a project is.
         * @enum {string}
         */
        ProjectStatus: "InProgress" | "Complete" | "OnHold" | "Cancelled";
        /** @description A project, in short. */
        ProjectSummaryDto: {
            /** @description When the project was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            id: components["schemas"]["Uuid"];
            /** @description What the project is called. */
            name: string;
            /** @description The owner's own number or code for it. */
            reference: string | null;
            status: components["schemas"]["ProjectStatus"];
            /**
             * Format: uri
             * @description Where a small version of its first picture is.
             */
            thumbnailUrl: string | null;
            /** @description The prints of the project together. */
            totals: components["schemas"]["ProjectTotalsDto"];
            /** @description When the project was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
            viewStatus: components["schemas"]["ViewStatus"];
        };
        /** @description The prints of a project together. For anybody but its owner, only the prints that everybody may see are counted. */
        ProjectTotalsDto: {
            /**
             * Format: double
             * @description What the prints cost, in decimal units of the currency. Costs in other currencies are left out. Null when nothing is known, and for anybody but the project's owner.
             */
            cost: number | null;
            /** @description The currency of the cost; null without a cost. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /**
             * Format: int64
             * @description The weight of the materials used, in milligrams; the estimate where none is recorded.
             */
            filamentAmountMg: number;
            /**
             * Format: int32
             * @description The number of prints.
             */
            printCount: number;
            /**
             * Format: int64
             * @description The duration of the prints together, in seconds; the estimate where none is recorded.
             */
            printTimeInSeconds: number;
            /**
             * Format: int32
             * @description The number of prints with the status `Success`.
             */
            successCount: number;
        };
        /** @description A badge family of which a user holds at least one tier. */
        PublicAchievementFamilyDto: {
            /**
             * Format: int32
             * @description The highest tier held.
             */
            highestTier: number;
            /** @description The key of the badge family in the catalog. */
            key: string;
            /** @description The tiers held, lowest first. */
            tiers: components["schemas"]["EarnedAchievementTierDto"][];
        };
        /** @description A user's earned achievements, as far as the viewer may see them. Empty when the viewer may see none. */
        PublicAchievementsDto: {
            /**
             * Format: int32
             * @description How many tiers are listed here.
             */
            earnedTierCount: number;
            /** @description The badge families with an earned tier, in the order of the catalog. Hidden badges are never listed. */
            families: components["schemas"]["PublicAchievementFamilyDto"][];
        };
        /** @description A material of a print, as others see it. */
        PublicPrintFilamentDto: {
            /**
             * Format: int64
             * @description The weight used, in milligrams; the estimate where none is recorded.
             */
            amountMg: number | null;
            /** @description The colour of the material. */
            colorHex: string | null;
            /** @description The kind of material, such as PLA. */
            materialType: string | null;
        };
        /** @description A print, in short, as others see it. */
        PublicPrintSummaryDto: {
            /** @description Whether the print takes comments. */
            allowComments: boolean;
            /**
             * Format: int32
             * @description The number of comments.
             */
            commentCount: number;
            /**
             * Format: int32
             * @description The number of pieces on the bed.
             */
            copies: number;
            /** @description When the print was recorded. */
            createdDate: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the print ended.
             */
            endDate: string | null;
            /**
             * Format: int64
             * @description The weight of all materials used, in milligrams; null when none is recorded.
             */
            filamentAmountMg: number | null;
            /** @description The materials of the print. */
            filaments: components["schemas"]["PublicPrintFilamentDto"][];
            id: components["schemas"]["Id"];
            /** @description Who the print belongs to. */
            owner: components["schemas"]["UserReferenceDto"];
            /**
             * Format: int32
             * @description The duration of the print, in seconds.
             */
            printTimeInSeconds: number | null;
            /**
             * Format: date-time
             * @description When the print started.
             */
            startDate: string | null;
            status: components["schemas"]["PrintStatus"];
            /** @description Words to find the print by. */
            tags: components["schemas"]["Tag"][];
            /**
             * Format: uri
             * @description Where a small picture of the print is.
             */
            thumbnailUrl: string | null;
            /** @description What was printed. */
            title: string;
        };
        /** @description A page of prints that everybody may see. */
        PublicPrintSummaryPageDto: {
            /** @description The items of the page. */
            items: components["schemas"]["PublicPrintSummaryDto"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The profile of a user, as others see it. */
        PublicProfileDto: {
            /** @description What the user says about themselves. */
            bio: string | null;
            /** @description When the account was made. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The name that the user goes by. */
            displayName: string;
            id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description The number of prints that everybody may see.
             */
            printCount: number;
            /** @description Whether the profile shows the earned achievements. */
            showAchievementsOnProfile: boolean;
        };
        /** @description The installation that wants push notifications. */
        RegisterDeviceDto: {
            /** @description The version of the installed application; null or left out when unknown. */
            appVersion?: string | null;
            platform: components["schemas"]["DevicePlatform"];
            /** @description The installation's push token. */
            token: string;
        };
        /** @description Settings that a slicer plug-in saved. Other keys that it sent are there as well, as they were sent. */
        SlicerSetting: {
            /** @description When the settings were saved. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The version of the slicer; null when it was not sent as text. */
            curaVersion: string | null;
            id: components["schemas"]["Uuid"];
            /** @description The version of the plug-in; null when it was not sent as text. */
            pluginVersion: string | null;
            /** @description The settings as they were sent; all that was sent when it had no settings of its own. */
            settings: unknown;
            /** @description The name of the slicer; null when it was not sent as text. */
            slicer: string | null;
            /** @description The user who owns the record: the first who retrieved it. */
            userId: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        /** @description What a slicer plug-in knows about a print that is about to be recorded. Any JSON object is accepted and stored as it was sent, unknown keys included. The keys below are the known ones; a known key of another type than described is kept but not used. */
        SlicerSettingsUpload: {
            /** @description The version of the slicer (text). */
            curaVersion?: unknown;
            /** @description The version of the plug-in (text). */
            pluginVersion?: unknown;
            /** @description The settings (object). Known keys: `note`, `print_name`, `file_name`, `time_stamp`, `estimated_print_time_seconds` (integer seconds), `material_used_mg` (integer milligrams), `snapshot` (a PNG in base64), `filamentUsage` (list), `models` (list), `definition_id`, `name` and `manufacturer` (of the printer). */
            settings?: unknown;
            /** @description The name of the slicer (text). */
            slicer?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether the smallest or the greatest comes first.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /** @description How long one spool will last. */
        SpoolRunwayDto: {
            /** @description The name of the spool. */
            displayName: string;
            /** @description The id of the spool. */
            filamentId: components["schemas"]["Uuid"];
            /** @description The material type. */
            materialType: string;
            /**
             * Format: double
             * @description Mean use per day over the last 90 days in milligrams; null when the spool was not used.
             */
            meanDailyUseMg: number | null;
            /**
             * Format: int64
             * @description What is left on the spool in milligrams, negative when more was used than the spool held; null when its nominal weight is unknown.
             */
            remainingMg: number | null;
            /**
             * Format: int32
             * @description How many whole days the spool will last at that rate, at most 365; null when the balance is unknown or the spool was not used.
             */
            runwayDays: number | null;
        };
        /** @description How long each active spool will last at the rate of the last 90 days. Always reckoned up to today, whatever the range. A row of the coverage is one spool. */
        SpoolRunwaysDto: {
            /** @description The moment up to which the use was reckoned. */
            asOf: components["schemas"]["Timestamp"];
            /** @description The spools for which a runway is known. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The active spools that the filter lets through, the first to run out first; those without a runway come last. */
            rows: components["schemas"]["SpoolRunwayDto"][];
        };
        /** @description The use of one spool. */
        SpoolUsageDto: {
            /**
             * Format: int64
             * @description Filament in milligrams.
             */
            amountMg: number;
            /** @description The brand; null when unknown. */
            brand: string | null;
            /** @description The color as `#RRGGBB`; null when unknown. */
            colorHex: string | null;
            /** @description The name of the color; null when unknown. */
            colorName: string | null;
            /** @description The name of the spool. */
            displayName: string;
            /** @description The id of the spool. */
            filamentId: components["schemas"]["Uuid"];
            /** @description The material type. */
            materialType: string;
            /**
             * Format: int32
             * @description How many counted filament uses of prints it has.
             */
            useCount: number;
        };
        /** @description The prints by status over the whole range. */
        StatusBreakdownDto: {
            counts: components["schemas"]["StatusCountsDto"];
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
        };
        /** @description The number of prints in each status. */
        StatusCountsDto: {
            /**
             * Format: int32
             * @description Prints with status `Cancelled`.
             */
            cancelled: number;
            /**
             * Format: int32
             * @description Prints with status `Failed`.
             */
            failed: number;
            /**
             * Format: int32
             * @description Prints with status `PartialSuccess`.
             */
            partialSuccess: number;
            /**
             * Format: int32
             * @description Prints with status `Pending`.
             */
            pending: number;
            /**
             * Format: int32
             * @description Prints with status `Printing`.
             */
            printing: number;
            /**
             * Format: int32
             * @description Prints with status `Success`.
             */
            success: number;
        };
        /** @description The prints of one bucket by status. */
        StatusPointDto: {
            /**
             * Format: date
             * @description The calendar date on which the bucket starts, in the filter's time zone.
             */
            bucketDate: string;
            /** @description The moment at which the bucket starts. */
            bucketStart: components["schemas"]["Timestamp"];
            counts: components["schemas"]["StatusCountsDto"];
        };
        /** @description The prints by status over time. */
        StatusSeriesDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description One point for each bucket of the range, oldest first; a bucket without prints has zeros. */
            points: components["schemas"]["StatusPointDto"][];
        };
        /** @description Consecutive days with at least one print started on each. */
        StreakDto: {
            /**
             * Format: int32
             * @description How many days the streak has.
             */
            dayCount: number;
            /**
             * Format: date
             * @description The first day of the streak.
             */
            fromDate: string;
            /**
             * Format: date
             * @description The last day of the streak, included.
             */
            toDate: string;
        };
        /** @description Runs of consecutive print days, and the busiest day. */
        StreaksDto: {
            /** @description The day with the most prints, the latest one of several; null when there is no print day. */
            busiestDay: components["schemas"]["CalendarDayDto"] | null;
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The streak that reaches the last day of the range that is not in the future, or the day before it; null when there is none. */
            current: components["schemas"]["StreakDto"] | null;
            /** @description The longest streak of the range, the latest one of several; null when there is no print day. */
            longest: components["schemas"]["StreakDto"] | null;
        };
        /** @description A word to find prints by. */
        Tag: string;
        /**
         * Format: date-time
         * @description A moment, as RFC 3339 writes it, in UTC.
         */
        Timestamp: string;
        /** @description The most used spools. A row of the coverage is one filament use of a print. */
        TopSpoolsDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description Up to 20 spools, most used first. */
            rows: components["schemas"]["SpoolUsageDto"][];
        };
        /** @description What is to be unloaded: name either the slot or the spool. */
        UnloadFilamentDto: {
            /**
             * Format: uuid
             * @description The spool.
             */
            filamentId?: string;
            /**
             * Format: int32
             * @description The slot or tool of the printer, from 0.
             */
            slot?: number;
        };
        /** @description How much there is to read. */
        UnreadCountDto: {
            /**
             * Format: int32
             * @description The number of notifications that the user has not read.
             */
            unreadCount: number;
        };
        /** @description A form with a picture. */
        UploadImageDto: {
            /**
             * Format: binary
             * @description The picture as a file part: JPEG, PNG, WebP, GIF or AVIF. What it is is told from its content. It is stored anew, without what it says about place and camera.
             */
            file: string;
        };
        /** @description The email address of the account. */
        UserEmailDto: {
            /**
             * Format: email
             * @description The email address; null when the identity provider gave none.
             */
            email: string | null;
        };
        /** @description The own profile of a user. */
        UserProfileDto: {
            /** @description What the user says about themselves. */
            bio: string | null;
            /** @description When the account was made. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The currency of the user. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: double
             * @description The price of 1,000 grams of filament where a spool has no price of its own, in decimal units of the currency.
             */
            defaultSpoolPrice: number | null;
            /** @description Who may see a new print, unless it says otherwise. */
            defaultViewStatus: components["schemas"]["ViewStatus"];
            /** @description The name that the user goes by. */
            displayName: string;
            /**
             * Format: double
             * @description The price of a kilowatt-hour, in decimal units of the currency.
             */
            electricityRatePerKwh: number | null;
            id: components["schemas"]["Id"];
            /** @description The key that lets others read an unlisted profile. Null for anybody but its owner, and unless the profile is unlisted. */
            shareKey: string | null;
            /** @description Whether the profile shows the earned achievements. */
            showAchievementsOnProfile: boolean;
            /** @description The time zone of the user. */
            timeZone: components["schemas"]["IanaTimeZone"];
            /** @description When the profile was last changed. */
            updatedDate: components["schemas"]["Timestamp"];
            /** @description Who may see the profile. */
            viewStatus: components["schemas"]["ViewStatus"];
        };
        /** @description A user, as others see them. */
        UserReferenceDto: {
            /** @description The name that the user goes by. */
            displayName: string;
            id: components["schemas"]["Id"];
        };
        /**
         * Format: uuid
         * @description The UUID of a record.
         */
        Uuid: string;
        /** @description What is not valid in a request (RFC 9457, with the fields by name). */
        ValidationProblem: {
            /** @description A hint for fixing the request. */
            detail: string;
            errors: components["schemas"]["FieldErrors"];
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             */
            status: number;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description What to quote when reporting the problem. */
            traceId: string;
            /**
             * Format: uri
             * @description The address of a page about this kind of problem.
             */
            type: string;
        };
        /**
         * @description Who may see a record: everybody, whoever has its `shareKey`, or only its owner.
         * @enum {string}
         */
        ViewStatus: "Public" | "Unlisted" | "Private";
        /** @description Filament that went into prints with status `Failed` or `Cancelled`. */
        WasteDto: {
            /** @description Filament used by them. */
            filament: components["schemas"]["WeightFigureDto"];
            /** @description Failed and cancelled prints. */
            printCount: components["schemas"]["CountFigureDto"];
            /** @description Their share of all filament used. */
            share: components["schemas"]["PercentFigureDto"];
        };
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description When prints start: weekday by hour, in the filter's time zone. */
        WeekdayHourMatrixDto: {
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
            /** @description The seven weekdays, Monday first. */
            weekdays: components["schemas"]["WeekdayHoursDto"][];
        };
        /** @description The hours of one weekday. */
        WeekdayHoursDto: {
            /** @description How many prints started in each hour of the day, from 00:00 to 23:00. */
            printCounts: number[];
            weekday: components["schemas"]["Weekday"];
        };
        /** @description A sum of filament amounts. */
        WeightFigureDto: {
            /**
             * Format: int64
             * @description Milligrams; the recorded amount, else the estimate. Null when prints match and none of them has either.
             */
            amountMg: number | null;
            /** @description How much of the data the figure covers. */
            coverage: components["schemas"]["CoverageDto"];
        };
    };
    responses: {
        /** @description The operation takes an OAuth access token and refuses API keys, or the operator has suspended the account. */
        AccessTokenRequired: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The catalog. */
        AchievementCatalog: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AchievementCatalogDto"];
                "text/json": components["schemas"]["AchievementCatalogDto"];
                "text/plain": components["schemas"]["AchievementCatalogDto"];
            };
        };
        /** @description The accuracy analysis. */
        AnalyticsAccuracy: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccuracyResponse"];
                "text/json": components["schemas"]["AccuracyResponse"];
                "text/plain": components["schemas"]["AccuracyResponse"];
            };
        };
        /** @description The activity analysis. */
        AnalyticsActivity: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivityResponse"];
                "text/json": components["schemas"]["ActivityResponse"];
                "text/plain": components["schemas"]["ActivityResponse"];
            };
        };
        /** @description The costs analysis. */
        AnalyticsCosts: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CostsResponse"];
                "text/json": components["schemas"]["CostsResponse"];
                "text/plain": components["schemas"]["CostsResponse"];
            };
        };
        /** @description The filter is not valid: a malformed value, a one-sided or reversed range, or a range with too many buckets. */
        AnalyticsFilterRefused: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The materials analysis. */
        AnalyticsMaterials: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaterialsResponse"];
                "text/json": components["schemas"]["MaterialsResponse"];
                "text/plain": components["schemas"]["MaterialsResponse"];
            };
        };
        /** @description The overview. */
        AnalyticsOverview: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OverviewResponse"];
                "text/json": components["schemas"]["OverviewResponse"];
                "text/plain": components["schemas"]["OverviewResponse"];
            };
        };
        /** @description The printers analysis. */
        AnalyticsPrinters: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintersResponse"];
                "text/json": components["schemas"]["PrintersResponse"];
                "text/plain": components["schemas"]["PrintersResponse"];
            };
        };
        /** @description A key was already made with this `Idempotency-Key`. */
        ApiKeyMadeBefore: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of personal API keys. */
        ApiKeyPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeyPageDto"];
                "text/json": components["schemas"]["ApiKeyPageDto"];
                "text/plain": components["schemas"]["ApiKeyPageDto"];
            };
        };
        /** @description The request is malformed, a value in it is not allowed, or it carries two different credentials. */
        BadRequest: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description What became of each print. */
        BulkDeletedPrintsResultDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkPrintsResultDto"];
                "text/json": components["schemas"]["BulkPrintsResultDto"];
                "text/plain": components["schemas"]["BulkPrintsResultDto"];
            };
        };
        /** @description What became of each print. */
        BulkPrintsResultDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkPrintsResultDto"];
                "text/json": components["schemas"]["BulkPrintsResultDto"];
                "text/plain": components["schemas"]["BulkPrintsResultDto"];
            };
        };
        /** @description The comment was changed. The interface fixes the status 201; no new record comes into being. */
        CommentDetail: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentDetailDto"];
                "text/json": components["schemas"]["CommentDetailDto"];
                "text/plain": components["schemas"]["CommentDetailDto"];
            };
        };
        /** @description A page of comments. */
        CommentPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentPageDto"];
                "text/json": components["schemas"]["CommentPageDto"];
                "text/plain": components["schemas"]["CommentPageDto"];
            };
        };
        /** @description The print's owner does not allow comments, or the operator has suspended the account. */
        CommentsNotAllowed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is already recorded. */
        Conflict: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connected agents, most recently seen first. */
        ConnectedAgents: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConnectedAgentDto"][];
                "text/json": components["schemas"]["ConnectedAgentDto"][];
                "text/plain": components["schemas"]["ConnectedAgentDto"][];
            };
        };
        /** @description The body is larger than the operation takes. */
        ContentTooLarge: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The entry that corrects the stock. */
        CreatedAdjustment: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerEntryDto"];
                "text/json": components["schemas"]["LedgerEntryDto"];
                "text/plain": components["schemas"]["LedgerEntryDto"];
            };
        };
        /** @description The comment that was added. */
        CreatedCommentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentDetailDto"];
                "text/json": components["schemas"]["CommentDetailDto"];
                "text/plain": components["schemas"]["CommentDetailDto"];
            };
        };
        /** @description The spool that was added. */
        CreatedFilamentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentDetailDto"];
                "text/json": components["schemas"]["FilamentDetailDto"];
                "text/plain": components["schemas"]["FilamentDetailDto"];
            };
        };
        /** @description The picture that was added. */
        CreatedImageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageDto"];
                "text/json": components["schemas"]["ImageDto"];
                "text/plain": components["schemas"]["ImageDto"];
            };
        };
        /** @description The maintenance entry that was recorded. */
        CreatedMaintenanceEntryDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryDto"];
                "text/json": components["schemas"]["MaintenanceEntryDto"];
                "text/plain": components["schemas"]["MaintenanceEntryDto"];
            };
        };
        /** @description The print that was recorded. */
        CreatedPrintDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintDetailDto"];
                "text/json": components["schemas"]["PrintDetailDto"];
                "text/plain": components["schemas"]["PrintDetailDto"];
            };
        };
        /** @description The printer that was added. */
        CreatedPrinterDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterDetailDto"];
                "text/json": components["schemas"]["PrinterDetailDto"];
                "text/plain": components["schemas"]["PrinterDetailDto"];
            };
        };
        /** @description The project that was added. */
        CreatedProjectDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectDetailDto"];
                "text/json": components["schemas"]["ProjectDetailDto"];
                "text/plain": components["schemas"]["ProjectDetailDto"];
            };
        };
        /** @description The entry that takes the adjustment back. */
        CreatedReversal: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerEntryDto"];
                "text/json": components["schemas"]["LedgerEntryDto"];
                "text/plain": components["schemas"]["LedgerEntryDto"];
            };
        };
        /** @description Done. There is no body. */
        EmptyOk: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page of the feed. */
        FeedPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeedPageDto"];
                "text/json": components["schemas"]["FeedPageDto"];
                "text/plain": components["schemas"]["FeedPageDto"];
            };
        };
        /** @description The brands. */
        FilamentBrands: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NamesDto"];
                "text/json": components["schemas"]["NamesDto"];
                "text/plain": components["schemas"]["NamesDto"];
            };
        };
        /** @description The spool. */
        FilamentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentDetailDto"];
                "text/json": components["schemas"]["FilamentDetailDto"];
                "text/plain": components["schemas"]["FilamentDetailDto"];
            };
        };
        /** @description The spool has prints. */
        FilamentHasPrints: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of spools. */
        FilamentPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentPageDto"];
                "text/json": components["schemas"]["FilamentPageDto"];
                "text/plain": components["schemas"]["FilamentPageDto"];
            };
        };
        /** @description The credentials are valid, but they do not give access to this, or the operator has suspended the account. */
        Forbidden: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or the tier is not in the catalog, or the request is malformed. */
        HintNotInCatalog: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The `Idempotency-Key` was already used with another body. */
        IdempotencyMismatch: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The pictures. */
        ImagesDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImagesDto"];
                "text/json": components["schemas"]["ImagesDto"];
                "text/plain": components["schemas"]["ImagesDto"];
            };
        };
        /** @description The service failed. Nothing was changed. */
        InternalError: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of changes of the stock. */
        LedgerEntryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerEntryPageDto"];
                "text/json": components["schemas"]["LedgerEntryPageDto"];
                "text/plain": components["schemas"]["LedgerEntryPageDto"];
            };
        };
        /** @description The categories. */
        MaintenanceCategoriesDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceCategoriesDto"];
                "text/json": components["schemas"]["MaintenanceCategoriesDto"];
                "text/plain": components["schemas"]["MaintenanceCategoriesDto"];
            };
        };
        /** @description The maintenance entry. */
        MaintenanceEntryDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryDto"];
                "text/json": components["schemas"]["MaintenanceEntryDto"];
                "text/plain": components["schemas"]["MaintenanceEntryDto"];
            };
        };
        /** @description A page of maintenance entries. */
        MaintenanceEntryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryPageDto"];
                "text/json": components["schemas"]["MaintenanceEntryPageDto"];
                "text/plain": components["schemas"]["MaintenanceEntryPageDto"];
            };
        };
        /** @description The materials. */
        MaterialsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaterialsDto"];
                "text/json": components["schemas"]["MaterialsDto"];
                "text/plain": components["schemas"]["MaterialsDto"];
            };
        };
        /** @description A sentence about what was done. */
        MoonrakerAnswer: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["DeviceAnswer"];
            };
        };
        /** @description The caller's achievements. */
        MyAchievements: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MyAchievementsDto"];
                "text/json": components["schemas"]["MyAchievementsDto"];
                "text/plain": components["schemas"]["MyAchievementsDto"];
            };
        };
        /** @description The new key with its value. It must not be stored by a cache. */
        NewApiKeyDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewApiKeyDto"];
                "text/json": components["schemas"]["NewApiKeyDto"];
                "text/plain": components["schemas"]["NewApiKeyDto"];
            };
        };
        /** @description Where the saved settings are. */
        NewSlicerSettingsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewSlicerSettingsDto"];
                "text/json": components["schemas"]["NewSlicerSettingsDto"];
                "text/plain": components["schemas"]["NewSlicerSettingsDto"];
            };
        };
        /** @description Done. There is no body. */
        NoContent: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is no form, or the file is no picture of a kind that is taken. */
        NotAPicture: {
            headers: {
                Accept: components["headers"]["Accept"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is not the owner of the comment, or the operator has suspended the account. */
        NotCommentOwner: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or the caller may not know of it. */
        NotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of notifications. */
        NotificationPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationPageDto"];
                "text/json": components["schemas"]["NotificationPageDto"];
                "text/plain": components["schemas"]["NotificationPageDto"];
            };
        };
        /** @description The client's version is the current one. There is no body. */
        NotModified: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The entry is no adjustment, or it was taken back before. */
        NotReversible: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A sentence about what was done. */
        OctoprintAnswer: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["DeviceAnswer"];
            };
        };
        /** @description The part of the picture that was asked for. */
        PartOfPicture: {
            headers: {
                "Accept-Ranges": components["headers"]["Accept-Ranges"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Range": components["headers"]["Content-Range"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": components["schemas"]["Picture"];
            };
        };
        /** @description The picture. */
        Picture: {
            headers: {
                "Accept-Ranges": components["headers"]["Accept-Ranges"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": components["schemas"]["Picture"];
            };
        };
        /** @description The record has changed since the version that `If-Match` names. */
        PreconditionFailed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The print. */
        PrintDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintDetailDto"];
                "text/json": components["schemas"]["PrintDetailDto"];
                "text/plain": components["schemas"]["PrintDetailDto"];
            };
        };
        /** @description The kinds of printers. */
        PrinterCategoriesDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterCategoriesDto"];
                "text/json": components["schemas"]["PrinterCategoriesDto"];
                "text/plain": components["schemas"]["PrinterCategoriesDto"];
            };
        };
        /** @description The printer. */
        PrinterDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterDetailDto"];
                "text/json": components["schemas"]["PrinterDetailDto"];
                "text/plain": components["schemas"]["PrinterDetailDto"];
            };
        };
        /** @description What is loaded in the printer. */
        PrinterFilamentsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterFilamentsDto"];
                "text/json": components["schemas"]["PrinterFilamentsDto"];
                "text/plain": components["schemas"]["PrinterFilamentsDto"];
            };
        };
        /** @description The printer has prints. */
        PrinterHasPrints: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of printers. */
        PrinterPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterPageDto"];
                "text/json": components["schemas"]["PrinterPageDto"];
                "text/plain": components["schemas"]["PrinterPageDto"];
            };
        };
        /** @description A page of printers. */
        PrinterSummaryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterSummaryPageDto"];
                "text/json": components["schemas"]["PrinterSummaryPageDto"];
                "text/plain": components["schemas"]["PrinterSummaryPageDto"];
            };
        };
        /** @description A page of prints. */
        PrintSummaryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintSummaryPageDto"];
                "text/json": components["schemas"]["PrintSummaryPageDto"];
                "text/plain": components["schemas"]["PrintSummaryPageDto"];
            };
        };
        /** @description The project. */
        ProjectDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectDetailDto"];
                "text/json": components["schemas"]["ProjectDetailDto"];
                "text/plain": components["schemas"]["ProjectDetailDto"];
            };
        };
        /** @description A page of projects. */
        ProjectPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectPageDto"];
                "text/json": components["schemas"]["ProjectPageDto"];
                "text/plain": components["schemas"]["ProjectPageDto"];
            };
        };
        /** @description The achievements that the viewer may see. */
        PublicAchievements: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicAchievementsDto"];
                "text/json": components["schemas"]["PublicAchievementsDto"];
                "text/plain": components["schemas"]["PublicAchievementsDto"];
            };
        };
        /** @description A page of prints. */
        PublicPrintSummaryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicPrintSummaryPageDto"];
                "text/json": components["schemas"]["PublicPrintSummaryPageDto"];
                "text/plain": components["schemas"]["PublicPrintSummaryPageDto"];
            };
        };
        /** @description The profile. */
        PublicProfileDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicProfileDto"];
                "text/json": components["schemas"]["PublicProfileDto"];
                "text/plain": components["schemas"]["PublicProfileDto"];
            };
        };
        /** @description The purchase locations. */
        PurchaseLocations: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NamesDto"];
                "text/json": components["schemas"]["NamesDto"];
                "text/plain": components["schemas"]["NamesDto"];
            };
        };
        /** @description The picture does not reach as far as the range that was asked for. */
        RangeNotSatisfiable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Content-Range": components["headers"]["Content-Range"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer at the moment. Wait for the number of seconds in `Retry-After`. */
        ServiceUnavailable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The settings. They must not be stored by a cache. */
        SlicerSetting: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SlicerSetting"];
                "text/json": components["schemas"]["SlicerSetting"];
                "text/plain": components["schemas"]["SlicerSetting"];
            };
        };
        /** @description The storage locations. */
        StorageLocations: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NamesDto"];
                "text/json": components["schemas"]["NamesDto"];
                "text/plain": components["schemas"]["NamesDto"];
            };
        };
        /** @description The record has as many pictures as it may have. */
        TooManyImages: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quota is used up. Wait for the number of seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There are no credentials, or they are not acceptable. An invalid API key is answered in plain text. */
        Unauthorized: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": components["schemas"]["InvalidApiKeyText"];
            };
        };
        /** @description What is still loaded in the printer. */
        UnloadedPrinterFilamentsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterFilamentsDto"];
                "text/json": components["schemas"]["PrinterFilamentsDto"];
                "text/plain": components["schemas"]["PrinterFilamentsDto"];
            };
        };
        /** @description The number of unread notifications. */
        UnreadCountDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnreadCountDto"];
                "text/json": components["schemas"]["UnreadCountDto"];
                "text/plain": components["schemas"]["UnreadCountDto"];
            };
        };
        /** @description The body has a media type or an encoding that the operation does not take. */
        UnsupportedMediaType: {
            headers: {
                Accept: components["headers"]["Accept"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The email address of the account. */
        UserEmailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserEmailDto"];
                "text/json": components["schemas"]["UserEmailDto"];
                "text/plain": components["schemas"]["UserEmailDto"];
            };
        };
        /** @description The profile of the caller. */
        UserProfileDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserProfileDto"];
                "text/json": components["schemas"]["UserProfileDto"];
                "text/plain": components["schemas"]["UserProfileDto"];
            };
        };
        /** @description A weight that the correction needs is not recorded. */
        WeightNotRecorded: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the user.
         * @example 1
         */
        AchievementUserId: components["schemas"]["Id"];
        /**
         * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
         * @example Week
         */
        AnalyticsBucketSize: components["schemas"]["AnalyticsGranularity"];
        /**
         * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
         * @example true
         */
        AnalyticsComparePrevious: boolean;
        /**
         * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
         * @example [
         *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
         *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
         *     ]
         */
        AnalyticsFilamentIds: components["schemas"]["Uuid"][];
        /**
         * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
         * @example 2026-01-05T00:00:00+01:00
         */
        AnalyticsFromDate: components["schemas"]["DateTimeInput"];
        /**
         * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
         * @example true
         */
        AnalyticsHasRange: boolean;
        /**
         * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
         * @example [
         *       7
         *     ]
         */
        AnalyticsPrinterIds: components["schemas"]["Id"][];
        /**
         * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
         * @example [
         *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
         *     ]
         */
        AnalyticsProjectIds: components["schemas"]["Uuid"][];
        /**
         * @description Only prints in one of these statuses. The parameter is repeated for each status.
         * @example [
         *       "Success",
         *       "Failed"
         *     ]
         */
        AnalyticsStatuses: components["schemas"]["PrintStatus"][];
        /**
         * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
         * @example Europe/Berlin
         */
        AnalyticsTimeZone: components["schemas"]["IanaTimeZone"];
        /**
         * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
         * @example 2026-02-02T00:00:00
         */
        AnalyticsToDate: components["schemas"]["DateTimeInput"];
        /**
         * @description The UUID of the API key.
         * @example b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e
         */
        ApiKeyId: components["schemas"]["Uuid"];
        /**
         * @description Which end of the list comes first. Records that are equal are sorted by their id in the same direction.
         * @example asc
         */
        AscendingSortDirection: components["schemas"]["SortDirection"];
        /**
         * @description Only spools of one of these brands, whatever their case.
         * @example [
         *       "Fillamentum"
         *     ]
         */
        Brands: string[];
        /**
         * @description Only spools of this colour or with it among their colours. The `#`, which a URL needs as `%23`, may be left out.
         * @example 1A1A1A
         */
        ColorHex: string;
        /**
         * @description The id of the comment.
         * @example 501
         */
        CommentId: components["schemas"]["Id"];
        /**
         * @description Which end of the list comes first. Prints that are equal are sorted by their number in the same direction.
         * @example desc
         */
        DescendingSortDirection: components["schemas"]["SortDirection"];
        /**
         * @description The UUID of the spool.
         * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
         */
        FilamentId: components["schemas"]["Uuid"];
        /**
         * @description Only prints that used one of these spools. A spool of somebody else matches nothing.
         * @example [
         *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11"
         *     ]
         */
        FilamentIds: components["schemas"]["Uuid"][];
        /**
         * @description Only spools that are in use, or only those that are not.
         * @example true
         */
        FilamentIsActive: boolean;
        /**
         * @description Only favourites, or only the others.
         * @example true
         */
        FilamentIsFavorite: boolean;
        /**
         * @description Only spools whose name, brand, material type, colour name, storage location or notes contain this text, whatever its case.
         * @example black
         */
        FilamentSearchText: string;
        /**
         * @description What the list is sorted by.
         * @example remaining
         */
        FilamentSorting: components["schemas"]["FilamentSortColumn"];
        /**
         * @description Only prints from this moment on, by their start, or by their creation where the start is not recorded. It may stand without `toDate`. Without an offset it is read in the user's time zone.
         * @example 2026-01-01T00:00:00Z
         */
        FromDate: components["schemas"]["DateTimeInput"];
        /**
         * @description The id of the grant; upper and lower case differ.
         * @example grant_8Jk2mQ
         */
        GrantId: string;
        /**
         * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
         * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
         * @example *
         */
        IfMatch: string;
        /**
         * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
         * @example "1b6d0e55a3c9"
         */
        IfNoneMatch: string;
        /**
         * @description The UUID of the picture.
         * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
         */
        ImageId: components["schemas"]["Uuid"];
        /**
         * @description Whether agents that were disconnected, and may be allowed again, are listed too.
         * @example true
         */
        IncludeRevoked: boolean;
        /**
         * @description The UUID of the adjustment in the ledger.
         * @example d4c3b2a1-0f9e-4d8c-b7a6-95847362514f
         */
        LedgerEntryId: components["schemas"]["Uuid"];
        /**
         * @description Only spools of which no more is left than their `lowStockThresholdMg`, or only the others.
         * @example false
         */
        LowStock: boolean;
        /**
         * @description Only work that is done, or only work that is planned.
         * @example false
         */
        MaintenanceDone: boolean;
        /**
         * @description The number of the maintenance entry.
         * @example 301
         */
        MaintenanceId: components["schemas"]["Id"];
        /**
         * @description Only work that is due, or only work that is not.
         * @example true
         */
        MaintenanceIsDue: boolean;
        /**
         * @description Only entries of one of these printers. A printer of somebody else matches nothing.
         * @example [
         *       7
         *     ]
         */
        MaintenancePrinterIds: components["schemas"]["Id"][];
        /**
         * @description Only spools of one of these material types, whatever their case.
         * @example [
         *       "PLA",
         *       "PETG"
         *     ]
         */
        MaterialTypes: string[];
        /**
         * @description The key of the unlisted print or project that the picture belongs to.
         * @example q7Zt0mWk3VbXn2Rc
         */
        MediaShareKey: string;
        /**
         * @description The UUID of the notification.
         * @example a0b1c2d3-e4f5-4061-8273-948596a7b8c9
         */
        NotificationId: components["schemas"]["Uuid"];
        /**
         * @description Only notifications that the user has read, or only the others.
         * @example false
         */
        NotificationIsRead: boolean;
        /**
         * @description Only notifications of one of these types.
         * @example [
         *       "PrintFailed",
         *       "LowStock"
         *     ]
         */
        NotificationTypes: components["schemas"]["NotificationType"][];
        /**
         * @description The page to return; the first page is 1. A page past the last one is empty.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The number of items on a page.
         * @example 25
         */
        PageSize: number;
        /**
         * @description The number of the printer.
         * @example 7
         */
        PrinterId: components["schemas"]["Id"];
        /**
         * @description Only prints made on one of these printers. A printer of somebody else matches nothing.
         * @example [
         *       7
         *     ]
         */
        PrinterIds: components["schemas"]["Id"][];
        /**
         * @description The number of the print.
         * @example 1001
         */
        PrintId: components["schemas"]["Id"];
        /**
         * @description Only prints with one of these statuses.
         * @example [
         *       "Success",
         *       "PartialSuccess"
         *     ]
         */
        PrintStatuses: components["schemas"]["PrintStatus"][];
        /**
         * @description The key of an unlisted profile, from the link that its owner shared.
         * @example q7Zt0mWk3VbXn2Rc
         */
        ProfileShareKey: string;
        /**
         * @description The UUID of the project.
         * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
         */
        ProjectId: components["schemas"]["Uuid"];
        /**
         * @description Only prints of one of these projects. A project of somebody else matches nothing.
         * @example [
         *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
         *     ]
         */
        ProjectIds: components["schemas"]["Uuid"][];
        /**
         * @description The UUID of the picture of the project.
         * @example f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c
         */
        ProjectImageId: components["schemas"]["Uuid"];
        /**
         * @description Only projects whose name, reference or description contain this text, whatever its case.
         * @example shelves
         */
        ProjectSearchText: string;
        /**
         * @description The key of an unlisted project, from the link that its owner shared.
         * @example q7Zt0mWk3VbXn2Rc
         */
        ProjectShareKey: string;
        /**
         * @description What the list is sorted by.
         * @example updated
         */
        ProjectSorting: components["schemas"]["ProjectSortColumn"];
        /**
         * @description Only projects with one of these statuses.
         * @example [
         *       "InProgress",
         *       "OnHold"
         *     ]
         */
        ProjectStatuses: components["schemas"]["ProjectStatus"][];
        /**
         * @description The push token of the installation, percent-encoded; upper and lower case differ.
         * @example fcm-demo-token-3f9a
         */
        PushToken: string;
        /**
         * @description The part of the picture to return (RFC 9110), in bytes. A range that is not understood is ignored.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description Only prints whose title, notes, file name or tags contain this text, whatever its case.
         * @example bracket
         */
        SearchText: string;
        /**
         * @description The key of an unlisted print, from the link that its owner shared.
         * @example q7Zt0mWk3VbXn2Rc
         */
        ShareKey: string;
        /**
         * @description Only prints with the status `Failed` or `Cancelled`.
         * @example false
         */
        ShowOnlyFailed: boolean;
        /**
         * @description Only prints with the status `Success` or `PartialSuccess`.
         * @example false
         */
        ShowOnlySuccessful: boolean;
        /**
         * @description The UUID of the settings record, which the answer to its creation gave.
         * @example c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b
         */
        SlicerSettingsId: components["schemas"]["Uuid"];
        /**
         * @description What the list is sorted by.
         * @example date
         */
        SortColumn: components["schemas"]["PrintSortColumn"];
        /**
         * @description Only spools that are kept in one of these places, whatever their case.
         * @example [
         *       "Dry box 2"
         *     ]
         */
        StorageLocations: string[];
        /**
         * @description Only prints that carry all of these tags.
         * @example [
         *       "workshop"
         *     ]
         */
        Tags: components["schemas"]["Tag"][];
        /**
         * @description Only prints before this moment, by their start, or by their creation where the start is not recorded. It may stand without `fromDate`. Without an offset it is read in the user's time zone.
         * @example 2027-01-01T00:00
         */
        ToDate: components["schemas"]["DateTimeInput"];
        /**
         * @description The number of the user.
         * @example 1
         */
        UserId: components["schemas"]["Id"];
    };
    requestBodies: {
        /** @description What is known about the stock. */
        AdjustFilament: {
            content: {
                "application/*+json": components["schemas"]["AdjustFilamentDto"];
                "application/json": components["schemas"]["AdjustFilamentDto"];
                "text/json": components["schemas"]["AdjustFilamentDto"];
            };
        };
        /** @description Which prints are to be deleted. */
        BulkDeletePrints: {
            content: {
                "application/*+json": components["schemas"]["BulkDeletePrintsDto"];
                "application/json": components["schemas"]["BulkDeletePrintsDto"];
                "text/json": components["schemas"]["BulkDeletePrintsDto"];
            };
        };
        /** @description Which prints are to change, and how. */
        BulkEditPrints: {
            content: {
                "application/*+json": components["schemas"]["BulkEditPrintsDto"];
                "application/json": components["schemas"]["BulkEditPrintsDto"];
                "text/json": components["schemas"]["BulkEditPrintsDto"];
            };
        };
        /** @description How the print ended. */
        CompletePrint: {
            content: {
                "application/*+json": components["schemas"]["CompletePrintDto"];
                "application/json": components["schemas"]["CompletePrintDto"];
                "text/json": components["schemas"]["CompletePrintDto"];
            };
        };
        /** @description The key that is to be made. */
        CreateApiKey: {
            content: {
                "application/*+json": components["schemas"]["CreateApiKeyDto"];
                "application/json": components["schemas"]["CreateApiKeyDto"];
                "text/json": components["schemas"]["CreateApiKeyDto"];
            };
        };
        /** @description The hint card to hide. */
        DismissHint: {
            content: {
                "application/*+json": components["schemas"]["DismissHintRequestDto"];
                "application/json": components["schemas"]["DismissHintRequestDto"];
                "text/json": components["schemas"]["DismissHintRequestDto"];
            };
        };
        /** @description The new text. */
        EditComment: {
            content: {
                "application/*+json": components["schemas"]["EditCommentDto"];
                "application/json": components["schemas"]["EditCommentDto"];
                "text/json": components["schemas"]["EditCommentDto"];
            };
        };
        /** @description The spool. */
        EditFilament: {
            content: {
                "application/*+json": components["schemas"]["EditFilamentDto"];
                "application/json": components["schemas"]["EditFilamentDto"];
                "text/json": components["schemas"]["EditFilamentDto"];
            };
        };
        /** @description The maintenance entry. */
        EditMaintenanceEntry: {
            content: {
                "application/*+json": components["schemas"]["EditMaintenanceEntryDto"];
                "application/json": components["schemas"]["EditMaintenanceEntryDto"];
                "text/json": components["schemas"]["EditMaintenanceEntryDto"];
            };
        };
        /** @description The print. */
        EditPrint: {
            content: {
                "application/*+json": components["schemas"]["EditPrintDto"];
                "application/json": components["schemas"]["EditPrintDto"];
                "text/json": components["schemas"]["EditPrintDto"];
            };
        };
        /** @description The printer. */
        EditPrinter: {
            content: {
                "application/*+json": components["schemas"]["EditPrinterDto"];
                "application/json": components["schemas"]["EditPrinterDto"];
                "text/json": components["schemas"]["EditPrinterDto"];
            };
        };
        /** @description The project. */
        EditProject: {
            content: {
                "application/*+json": components["schemas"]["EditProjectDto"];
                "application/json": components["schemas"]["EditProjectDto"];
                "text/json": components["schemas"]["EditProjectDto"];
            };
        };
        /** @description The spool and its slot. */
        LoadFilament: {
            content: {
                "application/*+json": components["schemas"]["LoadFilamentDto"];
                "application/json": components["schemas"]["LoadFilamentDto"];
                "text/json": components["schemas"]["LoadFilamentDto"];
            };
        };
        /** @description The envelope of the notice. */
        MoonrakerNotification: {
            content: {
                "application/*+json": components["schemas"]["MoonrakerNotificationDto"];
                "application/json": components["schemas"]["MoonrakerNotificationDto"];
                "text/json": components["schemas"]["MoonrakerNotificationDto"];
            };
        };
        /** @description The event. In a form each object is JSON text in its field, and the picture is a part of its own. */
        OctoprintEvent: {
            content: {
                "application/*+json": components["schemas"]["OctoprintEventDto"];
                "application/json": components["schemas"]["OctoprintEventDto"];
                "application/x-www-form-urlencoded": components["schemas"]["OctoprintEventDto"];
                "multipart/form-data": components["schemas"]["OctoprintEventDto"];
                "text/json": components["schemas"]["OctoprintEventDto"];
            };
        };
        /** @description What is to change, as a JSON Merge Patch. The media type `application/merge-patch+json` is taken as well. */
        PatchFilament: {
            content: {
                "application/*+json": components["schemas"]["PatchFilamentDto"];
                "application/json": components["schemas"]["PatchFilamentDto"];
                "text/json": components["schemas"]["PatchFilamentDto"];
            };
        };
        /** @description What is to change, as a JSON Merge Patch. The media type `application/merge-patch+json` is taken as well. */
        PatchMaintenanceEntry: {
            content: {
                "application/*+json": components["schemas"]["PatchMaintenanceEntryDto"];
                "application/json": components["schemas"]["PatchMaintenanceEntryDto"];
                "text/json": components["schemas"]["PatchMaintenanceEntryDto"];
            };
        };
        /** @description What is to change, as a JSON Merge Patch. The media type `application/merge-patch+json` is taken as well. */
        PatchPrint: {
            content: {
                "application/*+json": components["schemas"]["PatchPrintDto"];
                "application/json": components["schemas"]["PatchPrintDto"];
                "text/json": components["schemas"]["PatchPrintDto"];
            };
        };
        /** @description What is to change, as a JSON Merge Patch. The media type `application/merge-patch+json` is taken as well. */
        PatchPrinter: {
            content: {
                "application/*+json": components["schemas"]["PatchPrinterDto"];
                "application/json": components["schemas"]["PatchPrinterDto"];
                "text/json": components["schemas"]["PatchPrinterDto"];
            };
        };
        /** @description What is to change, as a JSON Merge Patch. The media type `application/merge-patch+json` is taken as well. */
        PatchProject: {
            content: {
                "application/*+json": components["schemas"]["PatchProjectDto"];
                "application/json": components["schemas"]["PatchProjectDto"];
                "text/json": components["schemas"]["PatchProjectDto"];
            };
        };
        /** @description What is to change, as a JSON Merge Patch. The media type `application/merge-patch+json` is taken as well. */
        PatchUserProfile: {
            content: {
                "application/*+json": components["schemas"]["PatchUserProfileDto"];
                "application/json": components["schemas"]["PatchUserProfileDto"];
                "text/json": components["schemas"]["PatchUserProfileDto"];
            };
        };
        /** @description The installation. */
        RegisterDevice: {
            content: {
                "application/*+json": components["schemas"]["RegisterDeviceDto"];
                "application/json": components["schemas"]["RegisterDeviceDto"];
                "text/json": components["schemas"]["RegisterDeviceDto"];
            };
        };
        /** @description The settings as a JSON object, whatever the media type says. One uploader labels its JSON `application/x-www-form-urlencoded`, so that type is read as JSON too. */
        SlicerSettings: {
            content: {
                "*/*": components["schemas"]["SlicerSettingsUpload"];
                "application/*+json": components["schemas"]["SlicerSettingsUpload"];
                "application/json": components["schemas"]["SlicerSettingsUpload"];
                "application/x-www-form-urlencoded": components["schemas"]["SlicerSettingsUpload"];
                "text/json": components["schemas"]["SlicerSettingsUpload"];
            };
        };
        /** @description The slot or the spool. */
        UnloadFilament: {
            content: {
                "application/*+json": components["schemas"]["UnloadFilamentDto"];
                "application/json": components["schemas"]["UnloadFilamentDto"];
                "text/json": components["schemas"]["UnloadFilamentDto"];
            };
        };
        /** @description The picture, as the part `file` of a form. */
        UploadImage: {
            content: {
                "multipart/form-data": components["schemas"]["UploadImageDto"];
            };
        };
    };
    headers: {
        /**
         * @description The media types that the operation takes.
         * @example application/json, text/json, application/*+json
         */
        Accept: string;
        /**
         * @description The unit in which a part can be asked for.
         * @example bytes
         */
        "Accept-Ranges": string;
        /**
         * @description Pages of any origin may read the answer. Cookies are never accepted across origins.
         * @example *
         */
        "Access-Control-Allow-Origin": string;
        /**
         * @description Whether the answer may be stored. `no-store` means that it must not be.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description Which part of the whole the answer is, or how long the whole is (RFC 9110).
         * @example bytes 0-1023/48213
         */
        "Content-Range": string;
        /**
         * @description The version of the record. Send it back in `If-None-Match` or `If-Match`.
         * @example "9f2c61d04b7a"
         */
        ETag: string;
        /**
         * @description The neighbouring pages (RFC 8288) with the relations `first`, `prev`, `next` and `last`.
         * @example <http://localhost:8080/api/Printers?pageNumber=1&pageSize=25>; rel="first"
         */
        Link: string;
        /**
         * @description The address of the record that was created.
         * @example /api/Prints/1001
         */
        Location: string;
        /**
         * @description What is left of the caller's quota and the seconds until it is full again (`r` requests, `t` seconds).
         * @example "user";r=299;t=60
         */
        RateLimit: string;
        /**
         * @description The quota that applies to this request (`q` requests in a window of `w` seconds).
         * @example "user";q=300;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description The whole number of seconds to wait before the next request.
         * @example 17
         */
        "Retry-After": number;
        /**
         * @description Where to find out how to get an access token (RFC 9728).
         * @example Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type AccuracyFigures = components['schemas']['AccuracyFigures'];
export type AccuracyPointDto = components['schemas']['AccuracyPointDto'];
export type AccuracyResponse = components['schemas']['AccuracyResponse'];
export type AccuracyTrendDto = components['schemas']['AccuracyTrendDto'];
export type AchievementCatalogDto = components['schemas']['AchievementCatalogDto'];
export type AchievementCategory = components['schemas']['AchievementCategory'];
export type AchievementFamilyDto = components['schemas']['AchievementFamilyDto'];
export type AchievementHintDto = components['schemas']['AchievementHintDto'];
export type AchievementProgressDto = components['schemas']['AchievementProgressDto'];
export type AchievementTierDto = components['schemas']['AchievementTierDto'];
export type ActivityFigures = components['schemas']['ActivityFigures'];
export type ActivityPointDto = components['schemas']['ActivityPointDto'];
export type ActivityResponse = components['schemas']['ActivityResponse'];
export type ActivitySeriesDto = components['schemas']['ActivitySeriesDto'];
export type AdjustFilamentDto = components['schemas']['AdjustFilamentDto'];
export type AnalyticsGranularity = components['schemas']['AnalyticsGranularity'];
export type AnalyticsMaintenanceEventDto = components['schemas']['AnalyticsMaintenanceEventDto'];
export type AnalyticsPrintDto = components['schemas']['AnalyticsPrintDto'];
export type AnalyticsRangeDto = components['schemas']['AnalyticsRangeDto'];
export type ApiKeyDto = components['schemas']['ApiKeyDto'];
export type ApiKeyPageDto = components['schemas']['ApiKeyPageDto'];
export type BrandCostBreakdownDto = components['schemas']['BrandCostBreakdownDto'];
export type BrandCostDto = components['schemas']['BrandCostDto'];
export type BrandUsageBreakdownDto = components['schemas']['BrandUsageBreakdownDto'];
export type BrandUsageDto = components['schemas']['BrandUsageDto'];
export type BucketGranularity = components['schemas']['BucketGranularity'];
export type BulkDeletePrintsDto = components['schemas']['BulkDeletePrintsDto'];
export type BulkEditPrintsDto = components['schemas']['BulkEditPrintsDto'];
export type BulkOutcome = components['schemas']['BulkOutcome'];
export type BulkPrintChangesDto = components['schemas']['BulkPrintChangesDto'];
export type BulkPrintResultDto = components['schemas']['BulkPrintResultDto'];
export type BulkPrintsResultDto = components['schemas']['BulkPrintsResultDto'];
export type CalendarDayDto = components['schemas']['CalendarDayDto'];
export type ColorPattern = components['schemas']['ColorPattern'];
export type ColorUsageBreakdownDto = components['schemas']['ColorUsageBreakdownDto'];
export type ColorUsageDto = components['schemas']['ColorUsageDto'];
export type CommentDetailDto = components['schemas']['CommentDetailDto'];
export type CommentPageDto = components['schemas']['CommentPageDto'];
export type CompletePrintDto = components['schemas']['CompletePrintDto'];
export type ConnectedAgentDto = components['schemas']['ConnectedAgentDto'];
export type CostPartsCoverageDto = components['schemas']['CostPartsCoverageDto'];
export type CostPointDto = components['schemas']['CostPointDto'];
export type CostRankingDto = components['schemas']['CostRankingDto'];
export type CostSeriesDto = components['schemas']['CostSeriesDto'];
export type CostsFigures = components['schemas']['CostsFigures'];
export type CostsResponse = components['schemas']['CostsResponse'];
export type CountFigureDto = components['schemas']['CountFigureDto'];
export type CoverageDto = components['schemas']['CoverageDto'];
export type CoverageExclusionDto = components['schemas']['CoverageExclusionDto'];
export type CreateApiKeyDto = components['schemas']['CreateApiKeyDto'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type DateTimeInput = components['schemas']['DateTimeInput'];
export type DeviceAnswer = components['schemas']['DeviceAnswer'];
export type DevicePlatform = components['schemas']['DevicePlatform'];
export type DismissHintRequestDto = components['schemas']['DismissHintRequestDto'];
export type DurationBinDto = components['schemas']['DurationBinDto'];
export type DurationFigureDto = components['schemas']['DurationFigureDto'];
export type DurationHistogramDto = components['schemas']['DurationHistogramDto'];
export type EarnedAchievementTierDto = components['schemas']['EarnedAchievementTierDto'];
export type EditCommentDto = components['schemas']['EditCommentDto'];
export type EditFilamentDto = components['schemas']['EditFilamentDto'];
export type EditFilamentUsageDto = components['schemas']['EditFilamentUsageDto'];
export type EditMaintenanceEntryDto = components['schemas']['EditMaintenanceEntryDto'];
export type EditPrintDto = components['schemas']['EditPrintDto'];
export type EditPrinterDto = components['schemas']['EditPrinterDto'];
export type EditProjectDto = components['schemas']['EditProjectDto'];
export type ExclusionReason = components['schemas']['ExclusionReason'];
export type FailureCostDto = components['schemas']['FailureCostDto'];
export type FeedItemDto = components['schemas']['FeedItemDto'];
export type FeedItemKind = components['schemas']['FeedItemKind'];
export type FeedPageDto = components['schemas']['FeedPageDto'];
export type FieldErrorList = components['schemas']['FieldErrorList'];
export type FieldErrors = components['schemas']['FieldErrors'];
export type FilamentDetailDto = components['schemas']['FilamentDetailDto'];
export type FilamentPageDto = components['schemas']['FilamentPageDto'];
export type FilamentSortColumn = components['schemas']['FilamentSortColumn'];
export type FilamentUsageDto = components['schemas']['FilamentUsageDto'];
export type FinishedPrintStatus = components['schemas']['FinishedPrintStatus'];
export type HexColor = components['schemas']['HexColor'];
export type HiddenAchievementDto = components['schemas']['HiddenAchievementDto'];
export type IanaTimeZone = components['schemas']['IanaTimeZone'];
export type Id = components['schemas']['Id'];
export type ImageDto = components['schemas']['ImageDto'];
export type ImagesDto = components['schemas']['ImagesDto'];
export type InvalidApiKeyText = components['schemas']['InvalidApiKeyText'];
export type LedgerEntryDto = components['schemas']['LedgerEntryDto'];
export type LedgerEntryKind = components['schemas']['LedgerEntryKind'];
export type LedgerEntryPageDto = components['schemas']['LedgerEntryPageDto'];
export type LoadedFilamentDto = components['schemas']['LoadedFilamentDto'];
export type LoadedSpoolDto = components['schemas']['LoadedSpoolDto'];
export type LoadFilamentDto = components['schemas']['LoadFilamentDto'];
export type MaintenanceCategoriesDto = components['schemas']['MaintenanceCategoriesDto'];
export type MaintenanceCategory = components['schemas']['MaintenanceCategory'];
export type MaintenanceEntryDto = components['schemas']['MaintenanceEntryDto'];
export type MaintenanceEntryPageDto = components['schemas']['MaintenanceEntryPageDto'];
export type MaterialAccuracyBreakdownDto = components['schemas']['MaterialAccuracyBreakdownDto'];
export type MaterialAccuracyDto = components['schemas']['MaterialAccuracyDto'];
export type MaterialDto = components['schemas']['MaterialDto'];
export type MaterialPointDto = components['schemas']['MaterialPointDto'];
export type MaterialsDto = components['schemas']['MaterialsDto'];
export type MaterialSeriesDto = components['schemas']['MaterialSeriesDto'];
export type MaterialsFigures = components['schemas']['MaterialsFigures'];
export type MaterialsResponse = components['schemas']['MaterialsResponse'];
export type MaterialTypeCostBreakdownDto = components['schemas']['MaterialTypeCostBreakdownDto'];
export type MaterialTypeCostDto = components['schemas']['MaterialTypeCostDto'];
export type MaterialTypeSeriesDto = components['schemas']['MaterialTypeSeriesDto'];
export type MaterialTypeUsageBreakdownDto = components['schemas']['MaterialTypeUsageBreakdownDto'];
export type MaterialTypeUsageDto = components['schemas']['MaterialTypeUsageDto'];
export type MeasureCoverageDto = components['schemas']['MeasureCoverageDto'];
export type MeasurementSource = components['schemas']['MeasurementSource'];
export type MedianRatioFigureDto = components['schemas']['MedianRatioFigureDto'];
export type MoneyFigureDto = components['schemas']['MoneyFigureDto'];
export type MoonrakerNotificationDto = components['schemas']['MoonrakerNotificationDto'];
export type MyAchievementFamilyDto = components['schemas']['MyAchievementFamilyDto'];
export type MyAchievementsDto = components['schemas']['MyAchievementsDto'];
export type NamesDto = components['schemas']['NamesDto'];
export type NewApiKeyDto = components['schemas']['NewApiKeyDto'];
export type NewSlicerSettingsDto = components['schemas']['NewSlicerSettingsDto'];
export type NotificationDto = components['schemas']['NotificationDto'];
export type NotificationPageDto = components['schemas']['NotificationPageDto'];
export type NotificationType = components['schemas']['NotificationType'];
export type OctoprintEventDto = components['schemas']['OctoprintEventDto'];
export type OverviewFigures = components['schemas']['OverviewFigures'];
export type OverviewHighlightsDto = components['schemas']['OverviewHighlightsDto'];
export type OverviewResponse = components['schemas']['OverviewResponse'];
export type OverviewTilesDto = components['schemas']['OverviewTilesDto'];
export type Paging = components['schemas']['Paging'];
export type PatchFilamentDto = components['schemas']['PatchFilamentDto'];
export type PatchMaintenanceEntryDto = components['schemas']['PatchMaintenanceEntryDto'];
export type PatchPrintDto = components['schemas']['PatchPrintDto'];
export type PatchPrinterDto = components['schemas']['PatchPrinterDto'];
export type PatchProjectDto = components['schemas']['PatchProjectDto'];
export type PatchUserProfileDto = components['schemas']['PatchUserProfileDto'];
export type PercentFigureDto = components['schemas']['PercentFigureDto'];
export type Picture = components['schemas']['Picture'];
export type PrintCalendarDto = components['schemas']['PrintCalendarDto'];
export type PrintCostDto = components['schemas']['PrintCostDto'];
export type PrintDetailDto = components['schemas']['PrintDetailDto'];
export type PrinterAccuracyBreakdownDto = components['schemas']['PrinterAccuracyBreakdownDto'];
export type PrinterAccuracyDto = components['schemas']['PrinterAccuracyDto'];
export type PrinterCategoriesDto = components['schemas']['PrinterCategoriesDto'];
export type PrinterCategory = components['schemas']['PrinterCategory'];
export type PrinterCategoryDto = components['schemas']['PrinterCategoryDto'];
export type PrinterDetailDto = components['schemas']['PrinterDetailDto'];
export type PrinterFiguresDto = components['schemas']['PrinterFiguresDto'];
export type PrinterFilamentsDto = components['schemas']['PrinterFilamentsDto'];
export type PrinterHighlightDto = components['schemas']['PrinterHighlightDto'];
export type PrinterPageDto = components['schemas']['PrinterPageDto'];
export type PrintersFigures = components['schemas']['PrintersFigures'];
export type PrintersResponse = components['schemas']['PrintersResponse'];
export type PrinterSummaryDto = components['schemas']['PrinterSummaryDto'];
export type PrinterSummaryPageDto = components['schemas']['PrinterSummaryPageDto'];
export type PrinterUsagePointDto = components['schemas']['PrinterUsagePointDto'];
export type PrinterUsageSeriesDto = components['schemas']['PrinterUsageSeriesDto'];
export type PrintFilamentDto = components['schemas']['PrintFilamentDto'];
export type PrintHighlightDto = components['schemas']['PrintHighlightDto'];
export type PrintSortColumn = components['schemas']['PrintSortColumn'];
export type PrintSource = components['schemas']['PrintSource'];
export type PrintStatus = components['schemas']['PrintStatus'];
export type PrintSummaryDto = components['schemas']['PrintSummaryDto'];
export type PrintSummaryPageDto = components['schemas']['PrintSummaryPageDto'];
export type Problem = components['schemas']['Problem'];
export type ProjectDetailDto = components['schemas']['ProjectDetailDto'];
export type ProjectPageDto = components['schemas']['ProjectPageDto'];
export type ProjectSortColumn = components['schemas']['ProjectSortColumn'];
export type ProjectStatus = components['schemas']['ProjectStatus'];
export type ProjectSummaryDto = components['schemas']['ProjectSummaryDto'];
export type ProjectTotalsDto = components['schemas']['ProjectTotalsDto'];
export type PublicAchievementFamilyDto = components['schemas']['PublicAchievementFamilyDto'];
export type PublicAchievementsDto = components['schemas']['PublicAchievementsDto'];
export type PublicPrintFilamentDto = components['schemas']['PublicPrintFilamentDto'];
export type PublicPrintSummaryDto = components['schemas']['PublicPrintSummaryDto'];
export type PublicPrintSummaryPageDto = components['schemas']['PublicPrintSummaryPageDto'];
export type PublicProfileDto = components['schemas']['PublicProfileDto'];
export type RegisterDeviceDto = components['schemas']['RegisterDeviceDto'];
export type SlicerSetting = components['schemas']['SlicerSetting'];
export type SlicerSettingsUpload = components['schemas']['SlicerSettingsUpload'];
export type SortDirection = components['schemas']['SortDirection'];
export type SpoolRunwayDto = components['schemas']['SpoolRunwayDto'];
export type SpoolRunwaysDto = components['schemas']['SpoolRunwaysDto'];
export type SpoolUsageDto = components['schemas']['SpoolUsageDto'];
export type StatusBreakdownDto = components['schemas']['StatusBreakdownDto'];
export type StatusCountsDto = components['schemas']['StatusCountsDto'];
export type StatusPointDto = components['schemas']['StatusPointDto'];
export type StatusSeriesDto = components['schemas']['StatusSeriesDto'];
export type StreakDto = components['schemas']['StreakDto'];
export type StreaksDto = components['schemas']['StreaksDto'];
export type Tag = components['schemas']['Tag'];
export type Timestamp = components['schemas']['Timestamp'];
export type TopSpoolsDto = components['schemas']['TopSpoolsDto'];
export type UnloadFilamentDto = components['schemas']['UnloadFilamentDto'];
export type UnreadCountDto = components['schemas']['UnreadCountDto'];
export type UploadImageDto = components['schemas']['UploadImageDto'];
export type UserEmailDto = components['schemas']['UserEmailDto'];
export type UserProfileDto = components['schemas']['UserProfileDto'];
export type UserReferenceDto = components['schemas']['UserReferenceDto'];
export type Uuid = components['schemas']['Uuid'];
export type ValidationProblem = components['schemas']['ValidationProblem'];
export type ViewStatus = components['schemas']['ViewStatus'];
export type WasteDto = components['schemas']['WasteDto'];
export type Weekday = components['schemas']['Weekday'];
export type WeekdayHourMatrixDto = components['schemas']['WeekdayHourMatrixDto'];
export type WeekdayHoursDto = components['schemas']['WeekdayHoursDto'];
export type WeightFigureDto = components['schemas']['WeightFigureDto'];
export type ResponseAccessTokenRequired = components['responses']['AccessTokenRequired'];
export type ResponseAchievementCatalog = components['responses']['AchievementCatalog'];
export type ResponseAnalyticsAccuracy = components['responses']['AnalyticsAccuracy'];
export type ResponseAnalyticsActivity = components['responses']['AnalyticsActivity'];
export type ResponseAnalyticsCosts = components['responses']['AnalyticsCosts'];
export type ResponseAnalyticsFilterRefused = components['responses']['AnalyticsFilterRefused'];
export type ResponseAnalyticsMaterials = components['responses']['AnalyticsMaterials'];
export type ResponseAnalyticsOverview = components['responses']['AnalyticsOverview'];
export type ResponseAnalyticsPrinters = components['responses']['AnalyticsPrinters'];
export type ResponseApiKeyMadeBefore = components['responses']['ApiKeyMadeBefore'];
export type ResponseApiKeyPageDto = components['responses']['ApiKeyPageDto'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBulkDeletedPrintsResultDto = components['responses']['BulkDeletedPrintsResultDto'];
export type ResponseBulkPrintsResultDto = components['responses']['BulkPrintsResultDto'];
export type ResponseCommentDetail = components['responses']['CommentDetail'];
export type ResponseCommentPageDto = components['responses']['CommentPageDto'];
export type ResponseCommentsNotAllowed = components['responses']['CommentsNotAllowed'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseConnectedAgents = components['responses']['ConnectedAgents'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseCreatedAdjustment = components['responses']['CreatedAdjustment'];
export type ResponseCreatedCommentDetailDto = components['responses']['CreatedCommentDetailDto'];
export type ResponseCreatedFilamentDetailDto = components['responses']['CreatedFilamentDetailDto'];
export type ResponseCreatedImageDto = components['responses']['CreatedImageDto'];
export type ResponseCreatedMaintenanceEntryDto = components['responses']['CreatedMaintenanceEntryDto'];
export type ResponseCreatedPrintDetailDto = components['responses']['CreatedPrintDetailDto'];
export type ResponseCreatedPrinterDetailDto = components['responses']['CreatedPrinterDetailDto'];
export type ResponseCreatedProjectDetailDto = components['responses']['CreatedProjectDetailDto'];
export type ResponseCreatedReversal = components['responses']['CreatedReversal'];
export type ResponseEmptyOk = components['responses']['EmptyOk'];
export type ResponseFeedPageDto = components['responses']['FeedPageDto'];
export type ResponseFilamentBrands = components['responses']['FilamentBrands'];
export type ResponseFilamentDetailDto = components['responses']['FilamentDetailDto'];
export type ResponseFilamentHasPrints = components['responses']['FilamentHasPrints'];
export type ResponseFilamentPageDto = components['responses']['FilamentPageDto'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseHintNotInCatalog = components['responses']['HintNotInCatalog'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseImagesDto = components['responses']['ImagesDto'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseLedgerEntryPageDto = components['responses']['LedgerEntryPageDto'];
export type ResponseMaintenanceCategoriesDto = components['responses']['MaintenanceCategoriesDto'];
export type ResponseMaintenanceEntryDto = components['responses']['MaintenanceEntryDto'];
export type ResponseMaintenanceEntryPageDto = components['responses']['MaintenanceEntryPageDto'];
export type ResponseMaterialsDto = components['responses']['MaterialsDto'];
export type ResponseMoonrakerAnswer = components['responses']['MoonrakerAnswer'];
export type ResponseMyAchievements = components['responses']['MyAchievements'];
export type ResponseNewApiKeyDto = components['responses']['NewApiKeyDto'];
export type ResponseNewSlicerSettingsDto = components['responses']['NewSlicerSettingsDto'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponseNotAPicture = components['responses']['NotAPicture'];
export type ResponseNotCommentOwner = components['responses']['NotCommentOwner'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotificationPageDto = components['responses']['NotificationPageDto'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotReversible = components['responses']['NotReversible'];
export type ResponseOctoprintAnswer = components['responses']['OctoprintAnswer'];
export type ResponsePartOfPicture = components['responses']['PartOfPicture'];
export type ResponsePicture = components['responses']['Picture'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponsePrintDetailDto = components['responses']['PrintDetailDto'];
export type ResponsePrinterCategoriesDto = components['responses']['PrinterCategoriesDto'];
export type ResponsePrinterDetailDto = components['responses']['PrinterDetailDto'];
export type ResponsePrinterFilamentsDto = components['responses']['PrinterFilamentsDto'];
export type ResponsePrinterHasPrints = components['responses']['PrinterHasPrints'];
export type ResponsePrinterPageDto = components['responses']['PrinterPageDto'];
export type ResponsePrinterSummaryPageDto = components['responses']['PrinterSummaryPageDto'];
export type ResponsePrintSummaryPageDto = components['responses']['PrintSummaryPageDto'];
export type ResponseProjectDetailDto = components['responses']['ProjectDetailDto'];
export type ResponseProjectPageDto = components['responses']['ProjectPageDto'];
export type ResponsePublicAchievements = components['responses']['PublicAchievements'];
export type ResponsePublicPrintSummaryPageDto = components['responses']['PublicPrintSummaryPageDto'];
export type ResponsePublicProfileDto = components['responses']['PublicProfileDto'];
export type ResponsePurchaseLocations = components['responses']['PurchaseLocations'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseSlicerSetting = components['responses']['SlicerSetting'];
export type ResponseStorageLocations = components['responses']['StorageLocations'];
export type ResponseTooManyImages = components['responses']['TooManyImages'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnloadedPrinterFilamentsDto = components['responses']['UnloadedPrinterFilamentsDto'];
export type ResponseUnreadCountDto = components['responses']['UnreadCountDto'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUserEmailDto = components['responses']['UserEmailDto'];
export type ResponseUserProfileDto = components['responses']['UserProfileDto'];
export type ResponseWeightNotRecorded = components['responses']['WeightNotRecorded'];
export type ParameterAchievementUserId = components['parameters']['AchievementUserId'];
export type ParameterAnalyticsBucketSize = components['parameters']['AnalyticsBucketSize'];
export type ParameterAnalyticsComparePrevious = components['parameters']['AnalyticsComparePrevious'];
export type ParameterAnalyticsFilamentIds = components['parameters']['AnalyticsFilamentIds'];
export type ParameterAnalyticsFromDate = components['parameters']['AnalyticsFromDate'];
export type ParameterAnalyticsHasRange = components['parameters']['AnalyticsHasRange'];
export type ParameterAnalyticsPrinterIds = components['parameters']['AnalyticsPrinterIds'];
export type ParameterAnalyticsProjectIds = components['parameters']['AnalyticsProjectIds'];
export type ParameterAnalyticsStatuses = components['parameters']['AnalyticsStatuses'];
export type ParameterAnalyticsTimeZone = components['parameters']['AnalyticsTimeZone'];
export type ParameterAnalyticsToDate = components['parameters']['AnalyticsToDate'];
export type ParameterApiKeyId = components['parameters']['ApiKeyId'];
export type ParameterAscendingSortDirection = components['parameters']['AscendingSortDirection'];
export type ParameterBrands = components['parameters']['Brands'];
export type ParameterColorHex = components['parameters']['ColorHex'];
export type ParameterCommentId = components['parameters']['CommentId'];
export type ParameterDescendingSortDirection = components['parameters']['DescendingSortDirection'];
export type ParameterFilamentId = components['parameters']['FilamentId'];
export type ParameterFilamentIds = components['parameters']['FilamentIds'];
export type ParameterFilamentIsActive = components['parameters']['FilamentIsActive'];
export type ParameterFilamentIsFavorite = components['parameters']['FilamentIsFavorite'];
export type ParameterFilamentSearchText = components['parameters']['FilamentSearchText'];
export type ParameterFilamentSorting = components['parameters']['FilamentSorting'];
export type ParameterFromDate = components['parameters']['FromDate'];
export type ParameterGrantId = components['parameters']['GrantId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterImageId = components['parameters']['ImageId'];
export type ParameterIncludeRevoked = components['parameters']['IncludeRevoked'];
export type ParameterLedgerEntryId = components['parameters']['LedgerEntryId'];
export type ParameterLowStock = components['parameters']['LowStock'];
export type ParameterMaintenanceDone = components['parameters']['MaintenanceDone'];
export type ParameterMaintenanceId = components['parameters']['MaintenanceId'];
export type ParameterMaintenanceIsDue = components['parameters']['MaintenanceIsDue'];
export type ParameterMaintenancePrinterIds = components['parameters']['MaintenancePrinterIds'];
export type ParameterMaterialTypes = components['parameters']['MaterialTypes'];
export type ParameterMediaShareKey = components['parameters']['MediaShareKey'];
export type ParameterNotificationId = components['parameters']['NotificationId'];
export type ParameterNotificationIsRead = components['parameters']['NotificationIsRead'];
export type ParameterNotificationTypes = components['parameters']['NotificationTypes'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPrinterId = components['parameters']['PrinterId'];
export type ParameterPrinterIds = components['parameters']['PrinterIds'];
export type ParameterPrintId = components['parameters']['PrintId'];
export type ParameterPrintStatuses = components['parameters']['PrintStatuses'];
export type ParameterProfileShareKey = components['parameters']['ProfileShareKey'];
export type ParameterProjectId = components['parameters']['ProjectId'];
export type ParameterProjectIds = components['parameters']['ProjectIds'];
export type ParameterProjectImageId = components['parameters']['ProjectImageId'];
export type ParameterProjectSearchText = components['parameters']['ProjectSearchText'];
export type ParameterProjectShareKey = components['parameters']['ProjectShareKey'];
export type ParameterProjectSorting = components['parameters']['ProjectSorting'];
export type ParameterProjectStatuses = components['parameters']['ProjectStatuses'];
export type ParameterPushToken = components['parameters']['PushToken'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterShareKey = components['parameters']['ShareKey'];
export type ParameterShowOnlyFailed = components['parameters']['ShowOnlyFailed'];
export type ParameterShowOnlySuccessful = components['parameters']['ShowOnlySuccessful'];
export type ParameterSlicerSettingsId = components['parameters']['SlicerSettingsId'];
export type ParameterSortColumn = components['parameters']['SortColumn'];
export type ParameterStorageLocations = components['parameters']['StorageLocations'];
export type ParameterTags = components['parameters']['Tags'];
export type ParameterToDate = components['parameters']['ToDate'];
export type ParameterUserId = components['parameters']['UserId'];
export type RequestBodyAdjustFilament = components['requestBodies']['AdjustFilament'];
export type RequestBodyBulkDeletePrints = components['requestBodies']['BulkDeletePrints'];
export type RequestBodyBulkEditPrints = components['requestBodies']['BulkEditPrints'];
export type RequestBodyCompletePrint = components['requestBodies']['CompletePrint'];
export type RequestBodyCreateApiKey = components['requestBodies']['CreateApiKey'];
export type RequestBodyDismissHint = components['requestBodies']['DismissHint'];
export type RequestBodyEditComment = components['requestBodies']['EditComment'];
export type RequestBodyEditFilament = components['requestBodies']['EditFilament'];
export type RequestBodyEditMaintenanceEntry = components['requestBodies']['EditMaintenanceEntry'];
export type RequestBodyEditPrint = components['requestBodies']['EditPrint'];
export type RequestBodyEditPrinter = components['requestBodies']['EditPrinter'];
export type RequestBodyEditProject = components['requestBodies']['EditProject'];
export type RequestBodyLoadFilament = components['requestBodies']['LoadFilament'];
export type RequestBodyMoonrakerNotification = components['requestBodies']['MoonrakerNotification'];
export type RequestBodyOctoprintEvent = components['requestBodies']['OctoprintEvent'];
export type RequestBodyPatchFilament = components['requestBodies']['PatchFilament'];
export type RequestBodyPatchMaintenanceEntry = components['requestBodies']['PatchMaintenanceEntry'];
export type RequestBodyPatchPrint = components['requestBodies']['PatchPrint'];
export type RequestBodyPatchPrinter = components['requestBodies']['PatchPrinter'];
export type RequestBodyPatchProject = components['requestBodies']['PatchProject'];
export type RequestBodyPatchUserProfile = components['requestBodies']['PatchUserProfile'];
export type RequestBodyRegisterDevice = components['requestBodies']['RegisterDevice'];
export type RequestBodySlicerSettings = components['requestBodies']['SlicerSettings'];
export type RequestBodyUnloadFilament = components['requestBodies']['UnloadFilament'];
export type RequestBodyUploadImage = components['requestBodies']['UploadImage'];
export type HeaderAccept = components['headers']['Accept'];
export type HeaderAcceptRanges = components['headers']['Accept-Ranges'];
export type HeaderAccessControlAllowOrigin = components['headers']['Access-Control-Allow-Origin'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderContentRange = components['headers']['Content-Range'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLink = components['headers']['Link'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type $defs = Record<string, never>;
export interface operations {
    Achievements_GetCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AchievementCatalog"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Achievements_DismissHint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DismissHint"];
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["HintNotInCatalog"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Achievements_GetMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MyAchievements"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetAccuracy: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
                 * @example 2026-01-05T00:00:00+01:00
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints in one of these statuses. The parameter is repeated for each status.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsAccuracy"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetActivity: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
                 * @example 2026-01-05T00:00:00+01:00
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints in one of these statuses. The parameter is repeated for each status.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsActivity"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetCosts: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
                 * @example 2026-01-05T00:00:00+01:00
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints in one of these statuses. The parameter is repeated for each status.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsCosts"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetMaterials: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
                 * @example 2026-01-05T00:00:00+01:00
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints in one of these statuses. The parameter is repeated for each status.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsMaterials"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetOverview: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
                 * @example 2026-01-05T00:00:00+01:00
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints in one of these statuses. The parameter is repeated for each status.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsOverview"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetPrinters: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures of the window of the same length that precedes the range. Without a range it adds nothing.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these filaments. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range, included, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names. Without `FromDate` and `ToDate` all time is covered; one of them alone is refused.
                 * @example 2026-01-05T00:00:00+01:00
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The size of a bucket. A range with more than 7,400 buckets is refused, and one in which all printers together have more than 370,000; without a range the size is coarsened instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are given. The service computes this from `FromDate` and `ToDate`; a value that is sent is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints of these projects. The parameter is repeated for each id. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints in one of these statuses. The parameter is repeated for each status.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone in which buckets, calendar dates and hours are reckoned.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range, excluded, in ISO 8601. A date-time without an offset is read in the time zone that `TimeZone` names.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsPrinters"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Comments_PutComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 501
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditComment"];
        responses: {
            201: components["responses"]["CommentDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotCommentOwner"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Comments_DeleteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 501
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyOk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotCommentOwner"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ConnectedAgents_GetConnectedAgents: {
        parameters: {
            query?: {
                /**
                 * @description Whether agents that were disconnected, and may be allowed again, are listed too.
                 * @example true
                 */
                includeRevoked?: components["parameters"]["IncludeRevoked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectedAgents"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ConnectedAgents_RevokeConnectedAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant; upper and lower case differ.
                 * @example grant_8Jk2mQ
                 */
                grantId: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyOk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ConnectedAgents_AllowConnectedAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant; upper and lower case differ.
                 * @example grant_8Jk2mQ
                 */
                grantId: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SlicerSettings_GetSettings: {
        parameters: {
            query: {
                /**
                 * @description The UUID of the settings record, which the answer to its creation gave.
                 * @example c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b
                 */
                id: components["parameters"]["SlicerSettingsId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SlicerSetting"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SlicerSettings_SaveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SlicerSettings"];
        responses: {
            200: components["responses"]["NewSlicerSettingsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Devices_RegisterDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RegisterDevice"];
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Devices_DeleteDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The push token of the installation, percent-encoded; upper and lower case differ.
                 * @example fcm-demo-token-3f9a
                 */
                token: components["parameters"]["PushToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Feed_GetFeed: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeedPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetFilaments: {
        parameters: {
            query?: {
                /**
                 * @description Only spools of one of these brands, whatever their case.
                 * @example [
                 *       "Fillamentum"
                 *     ]
                 */
                brands?: components["parameters"]["Brands"];
                /**
                 * @description Only spools of this colour or with it among their colours. The `#`, which a URL needs as `%23`, may be left out.
                 * @example 1A1A1A
                 */
                colorHex?: components["parameters"]["ColorHex"];
                /**
                 * @description Only spools that are in use, or only those that are not.
                 * @example true
                 */
                isActive?: components["parameters"]["FilamentIsActive"];
                /**
                 * @description Only favourites, or only the others.
                 * @example true
                 */
                isFavorite?: components["parameters"]["FilamentIsFavorite"];
                /**
                 * @description Only spools of which no more is left than their `lowStockThresholdMg`, or only the others.
                 * @example false
                 */
                lowStock?: components["parameters"]["LowStock"];
                /**
                 * @description Only spools of one of these material types, whatever their case.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["MaterialTypes"];
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only spools whose name, brand, material type, colour name, storage location or notes contain this text, whatever its case.
                 * @example black
                 */
                searchText?: components["parameters"]["FilamentSearchText"];
                /**
                 * @description What the list is sorted by.
                 * @example remaining
                 */
                sortColumn?: components["parameters"]["FilamentSorting"];
                /**
                 * @description Which end of the list comes first. Records that are equal are sorted by their id in the same direction.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
                /**
                 * @description Only spools that are kept in one of these places, whatever their case.
                 * @example [
                 *       "Dry box 2"
                 *     ]
                 */
                storageLocations?: components["parameters"]["StorageLocations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditFilament"];
        responses: {
            201: components["responses"]["CreatedFilamentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PutFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditFilament"];
        responses: {
            200: components["responses"]["FilamentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_DeleteFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilamentHasPrints"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PatchFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchFilament"];
        responses: {
            200: components["responses"]["FilamentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AdjustFilament"];
        responses: {
            201: components["responses"]["CreatedAdjustment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WeightNotRecorded"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostReversal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The UUID of the adjustment in the ledger.
                 * @example d4c3b2a1-0f9e-4d8c-b7a6-95847362514f
                 */
                entryId: components["parameters"]["LedgerEntryId"];
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["CreatedReversal"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReversible"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetLedger: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerEntryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentBrands"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetPurchaseLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PurchaseLocations"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetStorageLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StorageLocations"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Materials_GetMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaterialsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Moonraker_PostNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MoonrakerNotification"];
        responses: {
            200: components["responses"]["MoonrakerAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_GetNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only notifications that the user has read, or only the others.
                 * @example false
                 */
                isRead?: components["parameters"]["NotificationIsRead"];
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only notifications of one of these types.
                 * @example [
                 *       "PrintFailed",
                 *       "LowStock"
                 *     ]
                 */
                types?: components["parameters"]["NotificationTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_DeleteNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_DeleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the notification.
                 * @example a0b1c2d3-e4f5-4061-8273-948596a7b8c9
                 */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_PutRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the notification.
                 * @example a0b1c2d3-e4f5-4061-8273-948596a7b8c9
                 */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_PutReadAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_GetUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCountDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Octoprint_PostEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OctoprintEvent"];
        responses: {
            200: components["responses"]["OctoprintAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterCategories_GetPrinterCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterCategoriesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only work that is done, or only work that is planned.
                 * @example false
                 */
                done?: components["parameters"]["MaintenanceDone"];
                /**
                 * @description Only work that is due, or only work that is not.
                 * @example true
                 */
                isDue?: components["parameters"]["MaintenanceIsDue"];
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only entries of one of these printers. A printer of somebody else matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["MaintenancePrinterIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaintenanceEntryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_PostEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditMaintenanceEntry"];
        responses: {
            201: components["responses"]["CreatedMaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The number of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaintenanceEntryDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_PutEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditMaintenanceEntry"];
        responses: {
            200: components["responses"]["MaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_DeleteEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_PatchEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchMaintenanceEntry"];
        responses: {
            200: components["responses"]["MaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaintenanceCategoriesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetPrinters: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PostPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrinter"];
        responses: {
            201: components["responses"]["CreatedPrinterDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PutPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrinter"];
        responses: {
            200: components["responses"]["PrinterDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_DeletePrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PrinterHasPrints"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PatchPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchPrinter"];
        responses: {
            200: components["responses"]["PrinterDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterFilamentsDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PutFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LoadFilament"];
        responses: {
            200: components["responses"]["PrinterFilamentsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_UnloadFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnloadFilament"];
        responses: {
            200: components["responses"]["UnloadedPrinterFilamentsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetSummary: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PostPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrint"];
        responses: {
            201: components["responses"]["CreatedPrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetPrint: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PutPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrint"];
        responses: {
            200: components["responses"]["PrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeletePrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PatchPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchPrint"];
        responses: {
            200: components["responses"]["PrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetComments: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PostComment: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditComment"];
        responses: {
            201: components["responses"]["CreatedCommentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommentsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_CompletePrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompletePrint"];
        responses: {
            200: components["responses"]["PrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetImages: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImagesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PostImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            201: components["responses"]["CreatedImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyImages"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["NotAPicture"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
                /**
                 * @description The UUID of the picture.
                 * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeleteBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BulkDeletePrints"];
        responses: {
            200: components["responses"]["BulkDeletedPrintsResultDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PatchBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BulkEditPrints"];
        responses: {
            200: components["responses"]["BulkPrintsResultDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetSummary: {
        parameters: {
            query?: {
                /**
                 * @description Only prints that used one of these spools. A spool of somebody else matches nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11"
                 *     ]
                 */
                filamentIds?: components["parameters"]["FilamentIds"];
                /**
                 * @description Only prints from this moment on, by their start, or by their creation where the start is not recorded. It may stand without `toDate`. Without an offset it is read in the user's time zone.
                 * @example 2026-01-01T00:00:00Z
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only prints made on one of these printers. A printer of somebody else matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["PrinterIds"];
                /**
                 * @description Only prints of one of these projects. A project of somebody else matches nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                projectIds?: components["parameters"]["ProjectIds"];
                /**
                 * @description Only prints whose title, notes, file name or tags contain this text, whatever its case.
                 * @example bracket
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Only prints with the status `Failed` or `Cancelled`.
                 * @example false
                 */
                showOnlyFailed?: components["parameters"]["ShowOnlyFailed"];
                /**
                 * @description Only prints with the status `Success` or `PartialSuccess`.
                 * @example false
                 */
                showOnlySuccessful?: components["parameters"]["ShowOnlySuccessful"];
                /**
                 * @description What the list is sorted by.
                 * @example date
                 */
                sortColumn?: components["parameters"]["SortColumn"];
                /**
                 * @description Which end of the list comes first. Prints that are equal are sorted by their number in the same direction.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["DescendingSortDirection"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "PartialSuccess"
                 *     ]
                 */
                statuses?: components["parameters"]["PrintStatuses"];
                /**
                 * @description Only prints that carry all of these tags.
                 * @example [
                 *       "workshop"
                 *     ]
                 */
                tags?: components["parameters"]["Tags"];
                /**
                 * @description Only prints before this moment, by their start, or by their creation where the start is not recorded. It may stand without `fromDate`. Without an offset it is read in the user's time zone.
                 * @example 2027-01-01T00:00
                 */
                toDate?: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetProjects: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only projects whose name, reference or description contain this text, whatever its case.
                 * @example shelves
                 */
                searchText?: components["parameters"]["ProjectSearchText"];
                /**
                 * @description What the list is sorted by.
                 * @example updated
                 */
                sortColumn?: components["parameters"]["ProjectSorting"];
                /**
                 * @description Which end of the list comes first. Records that are equal are sorted by their id in the same direction.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
                /**
                 * @description Only projects with one of these statuses.
                 * @example [
                 *       "InProgress",
                 *       "OnHold"
                 *     ]
                 */
                statuses?: components["parameters"]["ProjectStatuses"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PostProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditProject"];
        responses: {
            201: components["responses"]["CreatedProjectDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetProject: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted project, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProjectShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PutProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditProject"];
        responses: {
            200: components["responses"]["ProjectDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_DeleteProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PatchProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchProject"];
        responses: {
            200: components["responses"]["ProjectDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetImages: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted project, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProjectShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImagesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PostImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            201: components["responses"]["CreatedImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyImages"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["NotAPicture"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_DeleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The UUID of the picture of the project.
                 * @example f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c
                 */
                imageId: components["parameters"]["ProjectImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetPrints: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The key of an unlisted project, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProjectShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UserApiKeys_GetApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UserApiKeys_PostApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of the client's choice, unique to this creation. Repeating a request with the same key and the same body within 24 hours creates nothing more; the same key with another body is refused with 422.
                 * @example 5d8b7c52-93c1-4b0e-8a39-6a1f8c0e7d24
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateApiKey"];
        responses: {
            201: components["responses"]["NewApiKeyDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            409: components["responses"]["ApiKeyMadeBefore"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UserApiKeys_DeleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the API key.
                 * @example b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetUser: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted profile, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProfileShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The number of the user.
                 * @example 1
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicProfileDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Achievements_GetForUser: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted profile, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProfileShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example 1
                 */
                id: components["parameters"]["AchievementUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicAchievements"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetPrints: {
        parameters: {
            query?: {
                /**
                 * @description The page to return; the first page is 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items on a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The key of an unlisted profile, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProfileShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the user.
                 * @example 1
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicPrintSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserProfileDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_PatchMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change is meant for. The change is refused with 412 when the record has changed since. Without this header the change is always made.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchUserProfile"];
        responses: {
            200: components["responses"]["UserProfileDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetMyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserEmailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Media_GetImage: {
        parameters: {
            query?: {
                /**
                 * @description The key of the unlisted print or project that the picture belongs to.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["MediaShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The part of the picture to return (RFC 9110), in bytes. A range that is not understood is ignored.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The UUID of the picture.
                 * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            206: components["responses"]["PartOfPicture"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Media_GetThumbnail: {
        parameters: {
            query?: {
                /**
                 * @description The key of the unlisted print or project that the picture belongs to.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["MediaShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client holds. The answer is 304 when that is still the current one.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The part of the picture to return (RFC 9110), in bytes. A range that is not understood is ignored.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The UUID of the picture.
                 * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            206: components["responses"]["PartOfPicture"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
