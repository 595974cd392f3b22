"""A WebKitGTK window for WebKitWebDriver. MiniBrowser is not used because its window can't be as narrow as a phone.

Usage: window.py PROXY_URL
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

data = WebKit2.WebsiteDataManager.new_ephemeral()
data.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(sys.argv[1], None)
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.set_preferred_languages(["th-TH", "th"])


def show(view):
    settings = view.get_settings()
    settings.set_javascript_can_open_windows_automatically(True)
    # WebKit's driver hangs if Back restores a page from the page cache.
    settings.set_enable_page_cache(False)
    settings.set_javascript_can_access_clipboard(True)
    window = Gtk.Window()
    window.set_default_size(360, 740)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    view.connect("create", lambda opener, _action: show(related(opener)))
    return view


def related(opener):
    return WebKit2.WebView(related_view=opener, is_controlled_by_automation=True)


def create(_session):
    return show(WebKit2.WebView(web_context=context, is_controlled_by_automation=True))


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create)


context.connect("automation-started", start)
Gtk.main()
